/** What comes with the course, as visitors call it. */
const included = {
  certificate: ["the certificate", "certificate", "a completion certificate"],
  mentorship: ["mentorship", "mentor support", "a personal mentor"],
  community: ["the community chat", "the student group"],
  support: ["doubt support", "help with doubts"],
  tools: ["the tools", "the premium services"],
  aiTools: ["the ai tools", "the paid ai apps"],
  codePlan: ["the github plan", "the code hosting plan", "github pro"],
  hosting: ["hosting", "web hosting", "space for my website"],
  domain: ["the domain", "a domain name", "my own website address"],
  databaseHosting: ["database hosting", "db hosting"],
  ssh: ["the ssh client", "the ssh software"],
  workspace: ["the workspace tool", "the notes tool"],
  interactive: ["the interactive lessons", "interactive learning"],
  premiumCourses: ["the premium courses", "access to other courses"],
  lifetime: ["lifetime access"],
  projects: ["the projects"],
  tests: ["the tests", "the final exam"],
} as const;

/** Whatever is asked about one of them, it is the one asked about: not the price, the length or the bundle. */
const frames = [
  "is * included",
  "is * included in the price",
  "is * free",
  "* free hai kya",
  "do I have to pay extra for *",
  "is * extra paid",
  "does * cost anything",
  "* ke alag paise lagenge",
  "is * only with the bundle or also with one phase",
  "do I get * if I take a single phase",
  "* with phase 1 also",
  "* sirf bundle me hai ya sab me",
  "do all three phases have *",
  "how long do I get *",
  "when do I get *",
  "how does * work",
  "tell me about *",
  "what about *",
  "* milega kya",
  "* kab milega",
  "does the fee cover *",
  "is * part of the fee",
  "is * there in every plan",
  "who gets *",
  "will my son get * too",
  "kya * bhi milta hai",
  "fees me * shamil hai kya",
  "* kitne time ke liye hai",
  "can I still use * after the course",
] as const;

const fill = (names: readonly string[]) =>
  names.flatMap((name) => frames.map((frame) => frame.replace("*", name))).join("\n");

export const framedExamples = Object.fromEntries(
  Object.entries(included).map(([subject, names]) => [subject, fill(names)]),
) as Record<keyof typeof included, string>;
