import { phaseSchema } from "#domain/content/curriculum.ts";
import { defineContent } from "#domain/content/define-content.ts";

const days: [title: string, ...tasks: [string, string, string]][] = [
  ["Box and Rc", "Put a list node on the heap", "Share a node with Rc", "Count its owners"],
  ["Interior mutability", "Change through a shared loan with RefCell", "Make it panic", "Replace it by a Cell"],
  ["Threads", "Spawn two workers", "Join them and read a panic", "Move a vector into one"],
  ["Channels", "Send jobs to a worker", "Let two send to one", "Close the channel cleanly"],
  ["Mutex and Arc", "Share a counter", "Poison the lock", "Shorten the time it is held"],
  ["Async basics", "Write an async function", "Await two at once", "Read what a future is"],
  ["Tokio tasks", "Spawn a task", "Set a timeout", "Cancel by dropping"],
  ["Sockets", "Accept a connection", "Echo what is sent", "Serve many clients"],
  ["HTTP with axum", "Answer a GET", "Read a path parameter", "Return JSON"],
  ["Extractors and state", "Share state between handlers", "Validate a body", "Map an error to a status"],
  ["SQL with sqlx", "Connect to a database", "Query into a struct", "Run a migration"],
  ["Tracing", "Add a subscriber", "Give a span a field", "Follow one call through the log"],
  ["Unsafe, read not written", "Read an unsafe block", "Name its invariant", "Wrap it in a safe function"],
  ["FFI", "Call a C function", "Pass a string over", "Free what was allocated"],
  ["Benchmarks", "Measure with criterion", "Compare two hash functions", "Read a flame graph"],
  ["Cross compilation", "Add a target", "Build a static binary", "Run it in an empty container"],
  ["Service project", "Build the lending service", "Load it with a thousand calls", "Find the slowest handler"],
  ["Release day", "Tag a version", "Publish the crate", "Write the notes"],
];

export const systems = defineContent("content/curriculum/systems.ts", phaseSchema, {
  key: "systems",
  name: "Systems",
  title: "Systems Rust",
  month: "Weeks 5 to 7",
  path: "/systems-rust",
  formerPaths: [],
  subject: "Services",
  keywords: ["async Rust", "axum course", "Rust services"],
  summary: "Threads, sockets and a service that is measured and released.",
  hoursPerDay: 4,
  highlights: ["Threads", "Async", "Services"],
  outcomes: [
    { icon: "cpu", title: "Threads", text: "Share without a race." },
    { icon: "globe", title: "Services", text: "Answer a thousand calls." },
    { icon: "gauge", title: "Measurement", text: "Find what is slow." },
  ],
  days: days.map(([title, ...tasks], index) => ({ day: 25 + index, title, icon: "cpu", tasks })),
});
