import { phaseSchema, type Day } from "#domain/content/curriculum.ts";
import { defineContent } from "#domain/content/define-content.ts";
import { phaseRanges } from "#domain/content/phase.ts";

const days: Day[] = [
  {
    day: 43,
    title: "Open source and AI",
    icon: "users",
    tasks: [
      "Read the licence and contribution guide of a project",
      "Call an open AI model from a Python script",
      "Fix a practice project's documentation through a pull request",
    ],
  },
  {
    day: 44,
    title: "MCP server basics",
    icon: "plug",
    tasks: [
      "Draw how an MCP client, server and tool communicate",
      "Run a sample MCP server and list its tools",
      "Call one tool from the AI coding assistant",
    ],
  },
  {
    day: 45,
    title: "Docker and MCP",
    icon: "container",
    tasks: [
      "Write a Dockerfile for the sample MCP server",
      "Build the image and run it as a container",
      "Connect the AI coding assistant to the container",
    ],
  },
  {
    day: 46,
    title: "Custom MCP server",
    icon: "wrench",
    tasks: [
      "Write an MCP server with one tool in Python",
      "Add a read-only tool that searches the bookshop database",
      "Validate tool inputs and test wrong ones",
    ],
  },
  {
    day: 47,
    title: "Custom AI tool commands",
    icon: "terminal",
    tasks: [
      "Write a command that reviews changes before a commit",
      "Write a command that drafts tests for a file",
      "Store both commands in the repository with usage notes",
    ],
  },
  {
    day: 48,
    title: "Chat bot 1, first part",
    icon: "bot",
    tasks: [
      "Register a reminder bot in a practice team chat",
      "Keep the bot token in an environment variable",
      "Make the bot reply to a help command",
    ],
  },
  {
    day: 49,
    title: "Chat bot 1, second part",
    icon: "list-checks",
    tasks: [
      "Add commands that save and list reminders",
      "Limit how often each member can use a command",
      "Answer unknown commands and log every error",
    ],
  },
  {
    day: 50,
    title: "Chat bot 2, first part",
    icon: "message-square",
    tasks: [
      "Connect a study helper bot to an AI model",
      "Write a system prompt that keeps answers on topic",
      "Limit reply length and daily use to control cost",
    ],
  },
  {
    day: 51,
    title: "Chat bot 2, second part",
    icon: "messages-square",
    tasks: [
      "Answer questions from your own Markdown notes",
      "Remember the last few messages of each conversation",
      "Test the bot with off-topic and misleading questions",
    ],
  },
  {
    day: 52,
    title: "Bot integration",
    icon: "webhook",
    tasks: [
      "Receive a webhook and post its message in chat",
      "Let the study helper use your custom MCP server",
      "Show bot usage on a small React page",
    ],
  },
  {
    day: 53,
    title: "Web security basics",
    icon: "shield",
    tasks: [
      "Find and fix an injection flaw in a practice app",
      "Escape user text to stop cross-site scripting",
      "Set secure cookie flags and security headers",
    ],
  },
  {
    day: 54,
    title: "Security tools",
    icon: "shield-check",
    tasks: [
      "Write down permission and scope before any scan",
      "Check your own app's packages for known flaws",
      "Search your own repository history for leaked secrets",
    ],
  },
  {
    day: 55,
    title: "Python security",
    icon: "lock",
    tasks: [
      "Hash passwords with a salted, slow algorithm",
      "Check file names and paths before opening them",
      "Replace eval and string-built SQL in a sample script",
    ],
  },
  {
    day: 56,
    title: "Deployment and obfuscation",
    icon: "package",
    tasks: [
      "Package the study helper in Docker and deploy it",
      "Move every secret from code into environment settings",
      "Minify a script and note why obfuscation is not security",
    ],
  },
  {
    day: 57,
    title: "Web scraping",
    icon: "globe",
    tasks: [
      "Read a site's terms and robots.txt before scraping",
      "Collect book titles from a practice site into CSV",
      "Add delays, a clear user agent and error handling",
    ],
  },
  {
    day: 58,
    title: "Final assessment",
    icon: "trophy",
    tasks: [
      "Answer the final quiz on all three phases",
      "Present your deployed bot and explain one design choice",
      "Write a plan for what to learn next",
    ],
  },
];

const range = phaseRanges.advanced;

export const advanced = defineContent("content/curriculum/advanced.ts", phaseSchema, {
  key: "advanced",
  name: "Advanced",
  title: "Advanced Phase",
  month: "Month 3",
  daysOf: "intensive learning",
  path: "/advanced-ai-bot-course",
  subject: "AI and Bots",
  keywords: ["AI bot course", "MCP server course", "web security basics"],
  level: "Advanced",
  summary: `Days ${range.first} to ${range.last}. Build MCP servers and chat bots, secure your own code, deploy it and present it in the final assessment.`,
  hoursPerDay: 3,
  highlights: ["MCP servers", "Chat bots", "Web security"],
  outcomes: [
    {
      icon: "plug",
      title: "AI tools of your own",
      text: "MCP servers, containers and custom commands for an AI coding assistant.",
    },
    {
      icon: "bot",
      title: "Working chat bots",
      text: "A reminder bot and a study helper bot, connected to your own data.",
    },
    {
      icon: "shield-check",
      title: "Safer code",
      text: "Common web flaws found and fixed in your own apps, with secrets kept out of code.",
    },
  ],
  demo: {
    title: "Reminder bot",
    text: "Give it a command and wait ten seconds. It answers what it does not know, and slows down who is too fast.",
    day: 49,
    path: "/demos/reminder-bot.html",
  },
  days,
});
