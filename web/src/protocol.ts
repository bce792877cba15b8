// Made by `python -m hullbreach.server.typescript` from the server's structs. Do not edit.

export const PROTOCOL = 1;
export const MAX_MESSAGE = 16384;
export const MAX_CHAT = 500;
export const MAX_NAME = 40;

export interface Hello {
  type: "hello";
  token: string;
  protocol?: number;
  version?: number;
  hash?: number;
  chat?: number;
  seen?: number;
}

export interface Give {
  type: "answer";
  id: string;
  ask: string;
  option: string;
}

export interface TakeBack {
  type: "undo";
  id: string;
  to?: number | null;
}

export interface Consent {
  type: "consent";
  id: string;
  agree: boolean;
}

export interface Standing {
  type: "stand";
  id: string;
  topic: string;
  option?: string | null;
}

export interface Say {
  type: "say";
  id: string;
  text: string;
}

export interface HandOver {
  type: "hand-over";
  id: string;
  bot?: string | null;
  seat?: number | null;
}

export interface Mute {
  type: "mute";
  id: string;
  seat: number;
  muted?: boolean;
}

export interface Remove {
  type: "remove";
  id: string;
  seat: number;
}

export interface Renew {
  type: "renew";
  id: string;
  link: "invitation" | "seat" | "spectators";
}

export interface WhyNot {
  type: "why-not";
  id: string;
}

export interface Resync {
  type: "resync";
  id?: string;
}

export interface Ping {
  type: "ping";
  at?: number;
}

export interface Snapshot {
  type: "snapshot";
  version: number;
  hash: number;
  seat: number;
  table: TableInfo;
  people: SeatInfo[];
  scene: Scene;
  now: Now;
  log: LogLine[];
  chat: ChatLine[];
  before?: Scene | null;
  since?: Past[];
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  seats: number;
  commitment: string;
  origin?: "dealt" | "file" | "fork" | "known" | "lesson" | "seed";
  words?: string;
  art?: string;
  pace?: Pace | null;
}

export interface Pace {
  hours: number;
  late?: "bot" | "others";
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: string;
  bot?: string;
  here?: boolean;
  owned?: boolean;
  host?: boolean;
  muted?: boolean;
  alias?: string;
  screens?: number;
  due?: number;
  late?: boolean;
  stuck?: boolean;
}

export interface Scene {
  title: Text;
  width?: number;
  height?: number;
  regions?: Region[];
  links?: Link[];
  pieces?: Piece[];
  tracks?: Track[];
  piles?: Pile[];
  hands?: Hand[];
  panels?: Panel[];
  zones?: Zone[];
  ground?: string;
  crowd?: number;
}

export interface Text {
  id: string;
  args: Record<string, string | number | boolean | null | Text>;
}

export interface Region {
  id: string;
  label: Text;
  x: number;
  y: number;
  shape?: "box" | "circle" | "hex";
  tone?: "accent" | "danger" | "good" | "muted" | "plain" | "secret" | "warning";
  note?: Text | null;
  markers?: Marker[];
  hidden?: boolean;
  outline?: ([number, number])[];
  size?: number;
  art?: string;
  rim?: string[];
  states?: ("airless" | "breach" | "dark" | "dry" | "fault" | "fire" | "gone" | "growth" | "lair" | "maw" | "slime")[];
  ground?: "" | "corridor" | "outdoor" | "room";
  zone?: string;
  dock?: string;
  number?: string;
  turn?: number;
}

export interface Marker {
  icon: string;
  label: Text;
  tone?: "accent" | "danger" | "good" | "muted" | "plain" | "secret" | "warning";
  count?: number;
  corner?: "" | "ne" | "nw" | "se" | "sw";
  art?: string;
  rim?: string;
  word?: Text | null;
}

export interface Link {
  id: string;
  ends: [string, string];
  label: Text;
  markers?: Marker[];
  tone?: "accent" | "danger" | "good" | "muted" | "plain" | "secret" | "warning";
  kind?: "doorway" | "line" | "lock" | "path" | "sight" | "wall" | "way";
  number?: string;
  level?: number;
  doors?: ("closed" | "destroyed" | "none" | "open")[];
  states?: ("eaten" | "full" | "strong" | "unknown")[];
  capacity?: number;
  line?: ([number, number])[];
}

export interface Piece {
  id: string;
  at: string;
  icon: string;
  label: Text;
  colour?: string;
  tone?: "accent" | "danger" | "good" | "muted" | "plain" | "secret" | "warning";
  markers?: Marker[];
  kind?: "creature" | "object" | "person" | "structure" | "token" | "vehicle";
  art?: string;
  size?: number;
  count?: number;
  owner?: number | null;
  pips?: number;
  rank?: number;
  aim?: number;
  places?: number;
  plate?: "" | "diamond" | "disc" | "square";
  worn?: string[];
  note?: Text | null;
}

export interface Track {
  id: string;
  label: Text;
  spaces: Space[];
  at?: number | null;
  note?: Text | null;
  owner?: number | null;
  place?: "board" | "head" | "tray";
  marks?: Marker[];
  points?: number;
  figure?: string;
  zone?: string;
}

export interface Space {
  label: Text;
  tone?: "accent" | "danger" | "good" | "muted" | "plain" | "secret" | "warning";
  bars?: number;
  tokens?: Marker[];
  cover?: Text | null;
  framed?: boolean;
  sign?: Marker | null;
  wide?: number;
}

export interface Pile {
  id: string;
  label: Text;
  count: number;
  top?: Text | null;
  art?: string;
  open?: Card[];
  owner?: number | null;
}

export interface Card {
  id: string;
  label: Text;
  text?: Text | null;
  cost?: string;
  tone?: "accent" | "danger" | "good" | "muted" | "plain" | "secret" | "warning";
  note?: Text | null;
  kind?: "action" | "adaptation" | "alert" | "attack" | "card" | "character" | "computer" | "contamination" | "event" | "item" | "mutation" | "objective" | "panic" | "room" | "skill" | "spawn" | "token" | "weakness" | "wound";
  art?: string;
  rim?: string;
  when?: Text | null;
  also?: Text | null;
  now?: boolean;
  fill?: [number, number] | null;
  goals?: Goal[];
  lost?: Text[];
  joined?: string[];
  element?: string;
  verb?: string;
  marks?: Marker[];
  rows?: CardRow[];
  stats?: Fact[];
  space?: number;
  count?: number;
}

export interface Goal {
  label: Text;
  reached?: boolean | null;
}

export interface CardRow {
  label: Text;
  value?: Text | null;
  marks?: Marker[];
  lit?: boolean;
  tone?: "accent" | "danger" | "good" | "muted" | "plain" | "secret" | "warning";
}

export interface Fact {
  label: Text;
  value: Text;
  tone?: "accent" | "danger" | "good" | "muted" | "plain" | "secret" | "warning";
  icon?: string;
  art?: string;
}

export interface Hand {
  id: string;
  label: Text;
  cards?: Card[];
  place?: "board" | "hand" | "items" | "more" | "now" | "objectives" | "skills" | "wounds";
  limit?: number;
  note?: Text | null;
  takes?: string[];
  figure?: string;
  track?: string;
  zone?: string;
}

export interface Panel {
  id: string;
  label: Text;
  facts?: Fact[];
  seat?: number | null;
  colour?: string;
  active?: boolean;
  art?: string;
  meters?: Meter[];
  at?: string;
  held?: Text[];
  acts?: [number, number] | null;
  status?: Text | null;
}

export interface Meter {
  icon: string;
  label: Text;
  count: number;
  most?: number;
  tone?: "accent" | "danger" | "good" | "muted" | "plain" | "secret" | "warning";
  art?: string;
  body?: boolean;
}

export interface Zone {
  id: string;
  label: Text;
  outlines: (([number, number])[])[];
  kind?: "ground" | "hull" | "section" | "sector" | "tile";
  lit?: boolean;
  tag?: Marker | null;
  tag_at?: [number, number] | null;
  rail?: number;
  art?: string;
  within?: string;
  stencils?: Stencil[];
}

export interface Stencil {
  label: Text;
  x: number;
  y: number;
  turn?: number;
}

export interface Now {
  question: Question | null;
  waiting: number[];
  undo: boolean;
  answers: number;
  over: boolean;
  wish?: Wish | null;
  standing?: Record<string, string>;
  outcomes?: Outcome[];
  ending?: LogLine[];
  seed?: string;
  lesson?: Coaching | null;
  broken?: boolean;
}

export interface Question {
  id: string;
  text: Text;
  options: Choice[];
  rule?: string;
  topic?: string;
  previews?: Previews | null;
}

export interface Choice {
  id: string;
  verb: string;
  text: Text;
  touches: string[];
}

export interface Previews {
  options: Record<string, Preview>;
  prompt?: string;
  means?: Means[];
}

export interface Preview {
  text?: Text | null;
  heading?: Text | null;
  targets?: Target[];
  rolls?: Roll[];
  uses?: Use[];
  cost?: number;
}

export interface Target {
  label: Text;
  note?: Text | null;
  art?: string;
  icon?: string;
  count?: number;
  tone?: "accent" | "danger" | "good" | "muted" | "plain" | "secret" | "warning";
}

export interface Roll {
  label: Text;
  faces: Face[];
}

export interface Face {
  label: Text;
  tone?: "accent" | "danger" | "good" | "muted" | "plain" | "secret" | "warning";
}

export interface Use {
  label: Text;
  now: number;
  then: number;
  most?: number;
  art?: string;
}

export interface Means {
  card: string;
  option: string;
}

export interface Wish {
  seat: number;
  to: number;
  agreed: number[];
}

export interface Outcome {
  seat: number;
  won: boolean;
  reason: Text;
}

export interface LogLine {
  kind: string;
  text: Text;
  rule: string;
  tone: string;
  cue?: "" | "draw" | "halt" | "move" | "roll";
  shows?: string[];
  reveal?: Reveal | null;
  heading?: "" | "round" | "turn";
}

export interface Reveal {
  kind: "attack" | "death" | "dice" | "draft" | "encounter" | "end" | "event" | "room" | "token" | "wound";
  label: Text;
  card?: Card | null;
  text?: Text | null;
  causes?: Cause[];
  effects?: Effect[];
  at?: string;
  seat?: number | null;
  art?: string;
  steps?: Step[];
  part?: "" | "joins" | "within";
}

export interface Cause {
  label: Text;
  note?: Text | null;
  icon?: string;
  art?: string;
  face?: string;
}

export interface Effect {
  label: Text;
  element?: string;
  seat?: number | null;
  card?: Card | null;
  tone?: "accent" | "danger" | "good" | "muted" | "plain" | "secret" | "warning";
  fill?: [number, number] | null;
  note?: Text | null;
  track?: string;
}

export interface Step {
  label: Text;
  number: number;
  note?: Text | null;
  at?: string;
  now?: boolean;
  tone?: "accent" | "danger" | "good" | "muted" | "plain" | "secret" | "warning";
}

export interface Coaching {
  lesson: string;
  pages: LessonPage[];
  wait: string[];
  step: number;
  steps: number;
  done: boolean;
}

export interface LessonPage {
  text: Text;
  point: string[];
}

export interface ChatLine {
  seat: number;
  name: string;
  text: string;
  number?: number;
}

export interface Past {
  scene: Record<string, SectionPatch>;
  log: LogLine[];
}

export interface SectionPatch {
  set?: unknown[];
  order?: string[] | null;
}

export interface Update {
  type: "update";
  before: number;
  version: number;
  log: LogLine[];
  scene: Record<string, SectionPatch>;
  now: Now;
  hash?: number | null;
}

export interface Ack {
  type: "ack";
  id: string;
  version: number;
}

export interface No {
  type: "refused";
  id: string;
  code: string;
  text: Text;
}

export interface Closed {
  type: "closed";
  id: string;
  impossible: Impossible[];
}

export interface Impossible {
  id: string;
  verb: string;
  text: Text;
  touches: string[];
  reasons: Reason[];
}

export interface Reason {
  rule: string;
  text: Text | null;
}

export interface Renewed {
  type: "renewed";
  id: string;
  link: "invitation" | "seat" | "spectators";
  token: string;
}

export interface People {
  type: "people";
  people: SeatInfo[];
  quiet?: boolean;
  rematch?: string;
}

export interface Chat {
  type: "chat";
  line: ChatLine;
}

export interface WishChanged {
  type: "wish";
  wish: Wish | null;
}

export interface Pong {
  type: "pong";
  at: number;
  version: number;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  seed?: string | null;
  pace?: Pace | null;
}

export interface NewSeat {
  kind?: "bot" | "person";
  name?: string;
  bot?: string;
  mine?: boolean;
}

export interface NewLesson {
  game: string;
  lesson?: string;
  name?: string;
}

export interface Invitation {
  invitation: string;
  name?: string;
}

export interface Problem {
  text: string;
}

export interface Fork {
  answers: number;
}

export interface MyLinks {
  links: string[];
}

export interface Device {
  address: string;
  p256dh?: string;
  auth?: string;
  language?: "en" | "pl";
  off?: boolean;
}

export interface Room {
  address: string;
  language?: "en" | "pl";
}

export interface Measure {
  table: string;
  act: "delete" | "remove" | "silence" | "speak";
  seat?: number;
}

export interface ServerInfo {
  version: string;
  protocol: number;
  languages: string[];
  games: GameInfo[];
  push: string;
  rooms: string[];
}

export interface GameInfo {
  name: string;
  title: Text;
  about: Text;
  low: number;
  high: number;
  settings: SettingInfo[];
  rules: number;
  bots: string[];
  art: string;
  lessons: LessonInfo[];
}

export interface SettingInfo {
  name: string;
  kind: string;
  default: unknown;
  label: Text;
  choices: string[];
  labels: Text[];
  low: number | null;
  high: number | null;
  roles: string[];
  needs: Record<string, unknown[]>;
}

export interface LessonInfo {
  id: string;
  title: Text;
  minutes: number;
}

export interface RuleRow {
  id: string;
  chapter: string;
  rule: string;
}

export interface Refusal {
  code: string;
  text: Text;
}

export interface Links {
  table: string;
  invitation: string;
  spectators: string;
  seats: Record<number, string>;
}

export interface Invited {
  game: string;
  origin: "dealt" | "file" | "fork" | "known" | "lesson" | "seed";
  people: SeatInfo[];
  table: string;
  options: Record<string, unknown>;
  commitment: string;
  over: boolean;
}

export interface Joined {
  table: string;
  seat: number;
  token: string;
}

export interface Course {
  names: string[];
  rows: number[][];
  rounds: number[];
}

export interface Code {
  code: string;
}

export interface Shared {
  token: string;
}

export interface Statuses {
  tables: (TableStatus | null)[];
}

export interface TableStatus {
  table: string;
  seat: number;
  game: string;
  origin: "dealt" | "file" | "fork" | "known" | "lesson" | "seed";
  people: SeatInfo[];
  state: "broken" | "known" | "later";
  round: number;
  over: boolean;
  waiting: number[];
  since: number | null;
  faces: Face[];
  outcomes: Outcome[];
  rematch: string;
  pace: Pace | null;
}

export interface Face {
  seat: number;
  label: Text;
  art: string;
  colour: string;
}

export interface Again {
  table: string;
  seat: number;
  token: string;
  invitation: string;
  spectators: string;
}

export interface Sequel {
  possible: boolean;
  reason: Text | null;
}

export interface Overview {
  version: string;
  since: number;
  processes: number;
  clients: number;
  in_memory: number;
  kept: number;
  answers: number;
  refused: Record<string, number>;
  notices: [number, number];
  tables: Stand[];
  troubles: Trouble[];
  reports: Report[];
}

export interface Stand {
  table: string;
  game: string;
  created: number;
  entries: number;
  names: string[];
  here: number;
  silent: boolean;
  hours: number;
}

export interface Trouble {
  at: number;
  level: string;
  what: string;
}

export interface Report {
  name: string;
  table: string;
  at: number;
  text: string;
}

export type FromClient =
  | Hello
  | Give
  | TakeBack
  | Consent
  | Standing
  | Say
  | HandOver
  | Mute
  | Remove
  | Renew
  | WhyNot
  | Resync
  | Ping;

export type FromServer =
  | Snapshot
  | Update
  | Ack
  | No
  | Closed
  | Renewed
  | People
  | Chat
  | WishChanged
  | Pong;
