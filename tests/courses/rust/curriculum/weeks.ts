import { weeksSchema } from "#domain/content/curriculum.ts";
import { defineContent } from "#domain/content/define-content.ts";

export const weeks = defineContent("content/curriculum/weeks.ts", weeksSchema, {
  core: [
    {
      week: 1,
      title: "Values and owners",
      topics: ["Cargo", "Types", "Moves and loans"],
      projects: ["Card printer"],
      tools: ["rustup", "cargo"],
    },
    {
      week: 2,
      title: "Your own types",
      topics: ["Structs", "Enums", "Match"],
      projects: ["Loan states"],
      tools: ["cargo", "clippy"],
    },
    {
      week: 3,
      title: "Collections and traits",
      topics: ["Vectors", "Hash maps", "Traits"],
      projects: ["Word counter"],
      tools: ["cargo", "rust-analyzer"],
    },
    {
      week: 4,
      title: "Libraries",
      topics: ["Closures", "Modules", "Tests"],
      projects: ["Lending desk"],
      tools: ["cargo test", "clippy"],
    },
  ],
  systems: [
    {
      week: 5,
      title: "Sharing",
      topics: ["Smart pointers", "Threads", "Channels"],
      projects: ["Job queue"],
      tools: ["cargo", "gdb"],
    },
    {
      week: 6,
      title: "Services",
      topics: ["Async", "HTTP", "SQL"],
      projects: ["Lending API"],
      tools: ["tokio", "axum"],
    },
    {
      week: 7,
      title: "Release",
      topics: ["FFI", "Benchmarks", "Releases"],
      projects: ["Released crate"],
      tools: ["criterion", "cross"],
    },
  ],
});
export const weekCount = Object.values(weeks).flat().length;
