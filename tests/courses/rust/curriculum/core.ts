import { phaseSchema } from "#domain/content/curriculum.ts";
import { defineContent } from "#domain/content/define-content.ts";

const days: [title: string, ...tasks: [string, string, string]][] = [
  [
    "Toolchain and cargo",
    "Install rustup and check the version",
    "Make a package with cargo new",
    "Run it in debug and in release",
  ],
  [
    "Let and mut",
    "Bind a value and try to change it",
    "Allow the change with mut",
    "Shadow a binding with another type",
  ],
  ["Scalar types", "Pick a width for a counter", "Overflow it on purpose", "Compare checked and wrapping addition"],
  [
    "Tuples and arrays",
    "Return a pair from a function",
    "Index an array out of bounds",
    "Take a pair apart in a binding",
  ],
  [
    "Expressions",
    "Turn a statement into an expression",
    "Return a value from a block",
    "Read the error of a stray semicolon",
  ],
  ["Ownership", "Move a string and use it again", "Clone where a copy is wanted", "Name who drops each value"],
  ["Borrowing", "Lend a string to a function", "Lend it twice at once", "Explain why one mutable loan is the limit"],
  ["Slices", "Take the first word of a line", "Pass a slice instead of a vector", "Compare str and String"],
  ["Structs", "Model a library card", "Print it with derive Debug", "Update it by struct syntax"],
  ["Methods", "Add a method that borrows", "Add one that consumes", "Write an associated constructor"],
  ["Enums", "List the states of a loan", "Give a state its own data", "Print each state"],
  ["Match and if let", "Match every state of a loan", "Use a guard", "Replace a match by if let"],
  ["Option", "Find a card that may be missing", "Give a default", "Chain two lookups with and_then"],
  ["Result and the question mark", "Read a file that may be missing", "Pass the error up", "Write an error enum"],
  ["Vectors", "Grow a shelf of books", "Sort it by year", "Remove what is lent out"],
  ["Hash maps", "Count words in a line", "Update an entry in place", "Print the five most frequent"],
  ["Traits", "Describe what can be lent", "Implement it for two structs", "Give it a default method"],
  ["Generics", "Write a largest function", "Bound it by a trait", "Read its monomorphised names"],
  [
    "Lifetimes",
    "Name a lifetime that the compiler asks for",
    "Return the longer of two slices",
    "Hold a slice in a struct",
  ],
  ["Closures", "Filter the shelf by a closure", "Capture by move", "Return a closure"],
  ["Iterators", "Chain map and filter", "Write an iterator of your own", "Collect into a map"],
  [
    "Modules and crates",
    "Split the package into modules",
    "Make a library beside the binary",
    "Add a crate and read its features",
  ],
  ["Testing with cargo", "Write a unit test beside the code", "Test an error by its variant", "Add a doc test"],
  ["Library desk project", "Build the lending desk", "Save the shelf to a file", "Review it with clippy"],
];

export const core = defineContent("content/curriculum/core.ts", phaseSchema, {
  key: "core",
  name: "Core",
  title: "Core Rust",
  month: "Weeks 1 to 4",
  path: "/core-rust",
  formerPaths: ["/learn-rust"],
  subject: "Ownership",
  keywords: ["learn Rust", "Rust ownership course", "cargo course"],
  summary: "From cargo new to a lending desk that saves its shelf.",
  hoursPerDay: 3,
  highlights: ["Ownership", "Traits", "Iterators"],
  outcomes: [
    { icon: "box", title: "Ownership", text: "Say who drops each value." },
    { icon: "layers", title: "Traits", text: "Describe what types can do." },
    { icon: "package", title: "Packages", text: "Split, test and document a crate." },
  ],
  days: days.map(([title, ...tasks], index) => ({ day: 1 + index, title, icon: "cog", tasks })),
});
