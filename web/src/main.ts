import "@fontsource-variable/inter";
import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./art.css";

mount(App, { target: document.getElementById("app")! });
