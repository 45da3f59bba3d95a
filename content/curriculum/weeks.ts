import { weeksSchema } from "#domain/content/curriculum.ts";
import { defineContent } from "#domain/content/define-content.ts";

/** The days of a phase are shared out evenly among its weeks. */
export const weeks = defineContent("content/curriculum/weeks.ts", weeksSchema, {
  basic: [
    {
      week: 1,
      title: "Environment setup",
      topics: [
        "Editor, Python and course accounts",
        "Repositories, commits, push and pull",
        "Variables, types and input in Python",
        "Prompt engineering",
        "Working with an AI coding assistant",
      ],
      projects: ["Calculator", "Bill splitter"],
      tools: ["Code editor", "Python", "Git", "Code hosting", "AI coding assistant"],
    },
    {
      week: 2,
      title: "Python fundamentals",
      topics: [
        "Deploying a starter page",
        "Strings, conditions, lists and functions",
        "For and while loops",
        "Imports, modules and virtual environments",
        "Dictionaries and list comprehensions",
        "Files, CSV and catching errors",
      ],
      projects: ["Number guessing game", "Contact book", "Expense tracker"],
      tools: ["Python", "Interactive lessons", "Virtual environment", "Hosting platform"],
    },
    {
      week: 3,
      title: "Web basics",
      topics: [
        "Full Python test",
        "Files and scripts on the command line",
        "HTML pages and forms",
        "CSS layout for large and small screens",
        "JavaScript functions and loops",
        "Button clicks and page updates",
      ],
      projects: ["Student marks report", "Personal profile page", "To-do list"],
      tools: ["Terminal", "Browser console", "HTML validator", "Hosting platform"],
    },
  ],
  intermediate: [
    {
      week: 4,
      title: "Modern JavaScript and React",
      topics: [
        "Knowledge test on the Beginner phase",
        "Array methods, modules and classes",
        "Async and await with a public API",
        "React components, props and state",
        "A first Node.js server with routes",
      ],
      projects: ["Quiz page", "Weather page", "Book catalogue in React"],
      tools: ["JavaScript", "React", "Node.js", "Package manager"],
    },
    {
      week: 5,
      title: "Backend development",
      topics: [
        "React and Node.js test",
        "API routes and status codes",
        "Automated API tests",
        "Input validation and error handling",
        "Safe, structured logging",
      ],
      projects: ["Guest book with React and Node.js", "Bookshop API with tests"],
      tools: ["Node.js", "API client", "Test runner", "Logging library"],
    },
    {
      week: 6,
      title: "Full-stack integration",
      topics: [
        "Classes, decorators and generators in Python",
        "Pull requests, merge conflicts and workflows",
        "Developer profiles and CV",
        "Prompt engineering for code",
        "SQL tables, joins and backups",
        "Domains, DNS and HTTPS",
      ],
      projects: ["Library model in Python", "Developer profile and CV", "Bookshop on its own domain"],
      tools: ["Code hosting", "AI coding assistant", "Hosted SQL database", "Hosting platform", "Domain and DNS panel"],
    },
  ],
  advanced: [
    {
      week: 7,
      title: "AI integration",
      topics: [
        "Open source licences and open AI models",
        "MCP clients, servers and tools",
        "MCP servers in Docker containers",
        "Custom commands for an AI coding tool",
        "A first chat bot with commands and limits",
        "Connecting a second bot to an AI model",
      ],
      projects: ["MCP server for the bookshop", "Code review command", "Reminder bot"],
      tools: ["Python", "MCP", "Docker", "AI coding assistant", "Team chat"],
    },
    {
      week: 8,
      title: "Bot development",
      topics: [
        "Bot answers from your own notes",
        "Webhooks and bot integration",
        "Web and Python security in your own apps",
        "Deployment, secrets and the limits of obfuscation",
        "Web scraping within a site's rules",
        "Final assessment",
      ],
      projects: ["Study helper bot", "Bot usage page", "Book title collector"],
      tools: ["Team chat", "Docker", "Package audit tool", "Secret scanner", "Hosting platform"],
    },
  ],
});

export const weekCount = Object.values(weeks).flat().length;
