import { phaseSchema, type Day } from "#domain/content/curriculum.ts";
import { defineContent } from "#domain/content/define-content.ts";
import { phaseRanges } from "#domain/content/phase.ts";

const days: Day[] = [
  {
    day: 22,
    title: "Knowledge test",
    icon: "clipboard-check",
    tasks: [
      "Answer the quiz on Python, Git, HTML and CSS",
      "Build a quiz page in JavaScript without AI help",
      "List your weak topics and revise the first one",
    ],
  },
  {
    day: 23,
    title: "Intermediate JavaScript",
    icon: "braces",
    tasks: [
      "Transform a list with map, filter and reduce",
      "Use destructuring and template strings in a function",
      "Split one script into modules with import and export",
    ],
  },
  {
    day: 24,
    title: "JavaScript completion and async",
    icon: "clock",
    tasks: [
      "Write a class with a constructor and two methods",
      "Fetch weather from a public API with async and await",
      "Show loading and error messages on the weather page",
    ],
  },
  {
    day: 25,
    title: "React, first part",
    icon: "blocks",
    tasks: [
      "Start a React project and run it locally",
      "Build a book card component that takes props",
      "Render a list of cards from an array",
    ],
  },
  {
    day: 26,
    title: "React, second part",
    icon: "layers",
    tasks: [
      "Add a search box that filters cards with state",
      "Load the cards from a JSON file in an effect",
      "Deploy the book catalogue to hosting",
    ],
  },
  {
    day: 27,
    title: "Node.js, first part",
    icon: "server",
    tasks: [
      "Run a script that reads and writes a file",
      "Start an HTTP server that answers with JSON",
      "Install a package and add a start script",
    ],
  },
  {
    day: 28,
    title: "Node.js, second part",
    icon: "boxes",
    tasks: [
      "Add routes that list and add notes",
      "Read the port and settings from environment variables",
      "Call the notes server from a React page",
    ],
  },
  {
    day: 29,
    title: "React and Node test",
    icon: "list-checks",
    tasks: [
      "Answer the quiz on components, state and routes",
      "Build a guest book with React and Node.js",
      "Compare your code with the model answer",
    ],
  },
  {
    day: 30,
    title: "API development",
    icon: "webhook",
    tasks: [
      "Design the endpoints of a bookshop API on paper",
      "Build routes to create, read, update and delete books",
      "Return the right status code from each route",
    ],
  },
  {
    day: 31,
    title: "API testing",
    icon: "test-tube",
    tasks: [
      "Call each bookshop endpoint from an API client",
      "Write automated tests for found and missing books",
      "Break one route and watch its test fail",
    ],
  },
  {
    day: 32,
    title: "Error handling",
    icon: "bug",
    tasks: [
      "Validate request data and answer bad input clearly",
      "Write one error handler for the whole API",
      "Load books in React and show failed requests",
    ],
  },
  {
    day: 33,
    title: "Test: error handling",
    icon: "circle-help",
    tasks: [
      "Answer the quiz on exceptions, promises and status codes",
      "Find and fix the errors in a sample API",
      "Write a test for each error you fixed",
    ],
  },
  {
    day: 34,
    title: "Logging basics",
    icon: "scroll-text",
    tasks: [
      "Log each request with its time, route and status",
      "Use separate levels for information, warnings and errors",
      "Remove passwords and tokens from every log line",
    ],
  },
  {
    day: 35,
    title: "Test: logging",
    icon: "search",
    tasks: [
      "Answer the quiz on log levels and safe logging",
      "Trace a failing request through its log lines",
      "Add structured logs to the guest book server",
    ],
  },
  {
    day: 36,
    title: "Advanced Python",
    icon: "file-code",
    tasks: [
      "Model a library with classes and inheritance",
      "Write a decorator that times a function",
      "Read a large file line by line with a generator",
    ],
  },
  {
    day: 37,
    title: "Advanced code hosting",
    icon: "git-pull-request",
    tasks: [
      "Open a pull request and review a classmate's change",
      "Resolve a merge conflict on a practice branch",
      "Add a workflow that runs tests on every push",
    ],
  },
  {
    day: 38,
    title: "Professional setup",
    icon: "briefcase",
    tasks: [
      "Write a code hosting profile and pin your projects",
      "Complete a professional network profile with a clear headline",
      "Write a one-page CV and save it as PDF",
    ],
  },
  {
    day: 39,
    title: "Prompt engineering for code",
    icon: "brain",
    tasks: [
      "Write a prompt that gives code, context and limits",
      "Ask for tests first, then for the code",
      "Save your best prompts as Markdown templates",
    ],
  },
  {
    day: 40,
    title: "Hosted database",
    icon: "database",
    tasks: [
      "Create a hosted SQL database and a books table",
      "Connect the bookshop API and keep the password secret",
      "Replace the in-memory list with parameterised SQL queries",
    ],
  },
  {
    day: 41,
    title: "Domain and hosting",
    icon: "globe",
    tasks: [
      "Deploy the bookshop API and its React page",
      "Point a domain at the site with DNS records",
      "Check that every page loads over HTTPS",
    ],
  },
  {
    day: 42,
    title: "Database practice",
    icon: "table",
    tasks: [
      "Link books and authors with a foreign key",
      "Write queries with joins, filters, sorting and totals",
      "Back up the database and restore it locally",
    ],
  },
];

const range = phaseRanges.intermediate;

export const intermediate = defineContent("content/curriculum/intermediate.ts", phaseSchema, {
  key: "intermediate",
  name: "Intermediate",
  title: "Intermediate Phase",
  month: "Month 2",
  daysOf: "intensive learning",
  path: "/intermediate-fullstack-course",
  subject: "Full Stack",
  keywords: ["full-stack course", "React and Node.js course", "API development"],
  level: "Intermediate",
  summary: `Days ${range.first} to ${range.last}. JavaScript, React, Node.js, APIs, testing and a hosted database: the full stack in ${days.length} days.`,
  hoursPerDay: 3,
  highlights: ["React and Node.js", "APIs and testing", "Hosted database"],
  outcomes: [
    {
      icon: "layers",
      title: "React pages",
      text: "Components, props, state and data loaded from an API.",
    },
    {
      icon: "server",
      title: "Node.js back ends",
      text: "API routes with tests, clear errors and safe logs.",
    },
    {
      icon: "database",
      title: "A full application online",
      text: "A React page, an API and a SQL database running under one domain.",
    },
  ],
  demo: {
    title: "Bookshop",
    text: "Search the books, fill a basket, and break the API to see what a page says when a server fails.",
    day: 41,
    path: "/demos/bookshop.html",
  },
  days,
});
