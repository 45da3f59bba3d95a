import { phaseSchema, type Day } from "#domain/content/curriculum.ts";
import { defineContent } from "#domain/content/define-content.ts";
import { phaseRanges } from "#domain/content/phase.ts";

const days: Day[] = [
  {
    day: 1,
    title: "Setup and login",
    icon: "monitor",
    tasks: [
      "Install the editor and the Python runtime",
      "Log in to the course tools with strong passwords",
      "Run a one-line Python program from the editor",
    ],
  },
  {
    day: 2,
    title: "Code hosting",
    icon: "folder-git",
    tasks: [
      "Create a code hosting account with two-step login",
      "Make a repository with a README in Markdown",
      "Edit the README online and read its history",
    ],
  },
  {
    day: 3,
    title: "Python basics",
    icon: "file-code",
    tasks: [
      "Store your name, age and city in variables",
      "Read a number with input and convert its type",
      "Write a calculator that adds, subtracts, multiplies and divides",
    ],
  },
  {
    day: 4,
    title: "Test: Python basics",
    icon: "clipboard-check",
    tasks: [
      "Answer the quiz on variables, types and input",
      "Write a bill splitter without opening your notes",
      "Correct each mistake and note what to revise",
    ],
  },
  {
    day: 5,
    title: "Push and pull",
    icon: "git-branch",
    tasks: [
      "Install Git and clone your repository",
      "Commit the calculator and push it to code hosting",
      "Edit a file online, then pull the change",
    ],
  },
  {
    day: 6,
    title: "Prompt engineering",
    icon: "message-square",
    tasks: [
      "Write a prompt with a role, goal and example",
      "Ask one question three ways and compare the answers",
      "Check one AI answer against the Python documentation",
    ],
  },
  {
    day: 7,
    title: "AI coding assistant",
    icon: "sparkles",
    tasks: [
      "Connect the AI coding assistant to the editor",
      "Ask it to explain your calculator line by line",
      "Accept one suggested change after testing it yourself",
    ],
  },
  {
    day: 8,
    title: "Deploying to hosting",
    icon: "cloud-upload",
    tasks: [
      "Copy the starter page into your own repository",
      "Connect the repository to a hosting platform",
      "Put your name on the page and deploy again",
    ],
  },
  {
    day: 9,
    title: "Interactive lessons, first chapters",
    icon: "book-open",
    tasks: [
      "Finish the lesson chapters on strings and conditions",
      "Write a program that turns marks into a grade",
      "Push your notes and solutions to your repository",
    ],
  },
  {
    day: 10,
    title: "Interactive lessons, next chapters",
    icon: "puzzle",
    tasks: [
      "Finish the lesson chapters on lists and functions",
      "Write a function that returns the average of a list",
      "Solve the chapter exercises again without hints",
    ],
  },
  {
    day: 11,
    title: "Python loops",
    icon: "repeat",
    tasks: [
      "Write a loop that prints the 7 times table",
      "Add up a shopping list with a for loop",
      "Build a number guessing game with a while loop",
    ],
  },
  {
    day: 12,
    title: "Imports and modules",
    icon: "package",
    tasks: [
      "Import random to pick the guessing game's secret number",
      "Move your functions into a module and import it",
      "Install one package inside a virtual environment",
    ],
  },
  {
    day: 13,
    title: "Intermediate Python, first part",
    icon: "braces",
    tasks: [
      "Build a contact book with a dictionary",
      "Rewrite a loop as a list comprehension",
      "Split a long program into small named functions",
    ],
  },
  {
    day: 14,
    title: "Intermediate Python, second part",
    icon: "file-text",
    tasks: [
      "Save the contact book to a file and reload it",
      "Catch wrong input with try and except",
      "Build an expense tracker that reads and writes CSV",
    ],
  },
  {
    day: 15,
    title: "Full test: Python",
    icon: "list-checks",
    tasks: [
      "Answer the full quiz on the Python lessons",
      "Build a student marks report from a CSV file",
      "Review your answers and redo the weakest topic",
    ],
  },
  {
    day: 16,
    title: "Command line",
    icon: "square-terminal",
    tasks: [
      "Move between folders using only the terminal",
      "Create, copy, rename and delete files by command",
      "Run a Python script with an argument",
    ],
  },
  {
    day: 17,
    title: "HTML basics",
    icon: "code-xml",
    tasks: [
      "Write a page with headings, links and an image",
      "Build a contact form with a label for each field",
      "Run an HTML validator and fix every error",
    ],
  },
  {
    day: 18,
    title: "CSS basics",
    icon: "paintbrush",
    tasks: [
      "Style text, colours and spacing from one CSS file",
      "Place three cards in a row with flexbox",
      "Stack the cards on small screens with a media query",
    ],
  },
  {
    day: 19,
    title: "HTML and CSS practice",
    icon: "layout-template",
    tasks: [
      "Build a personal profile page from a paper sketch",
      "Check the page on a phone and by keyboard",
      "Push the page and deploy it to hosting",
    ],
  },
  {
    day: 20,
    title: "JavaScript basics, first part",
    icon: "terminal",
    tasks: [
      "Print variables, strings and arrays in the browser console",
      "Write a function that converts Celsius to Fahrenheit",
      "Write a loop that prints only even numbers",
    ],
  },
  {
    day: 21,
    title: "JavaScript basics, second part",
    icon: "zap",
    tasks: [
      "Change the page text when a button is clicked",
      "Build a to-do list that adds and removes items",
      "Deploy the to-do list and open it on a phone",
    ],
  },
];

const range = phaseRanges.basic;

// The one place where the key meets the name that visitors read.
export const basic = defineContent("content/curriculum/basic.ts", phaseSchema, {
  key: "basic",
  name: "Beginner",
  title: "Beginner Phase",
  month: "Month 1",
  daysOf: "intensive learning",
  path: "/beginner-python-course",
  subject: "Python",
  keywords: ["beginner Python course", "learn Python from zero", "HTML and CSS basics"],
  level: "Beginner",
  summary: `Days ${range.first} to ${range.last}. Set up your computer, write Python, ask AI tools well and publish your first web pages.`,
  hoursPerDay: 2,
  highlights: ["Python basics", "Prompt engineering", "HTML, CSS, JavaScript"],
  outcomes: [
    {
      icon: "file-code",
      title: "Python from zero",
      text: "Variables, conditions, loops, functions, modules and files, each with a small program.",
    },
    {
      icon: "folder-git",
      title: "Daily developer tools",
      text: "Git, code hosting, the command line and an AI coding assistant you check yourself.",
    },
    {
      icon: "globe",
      title: "Your first web pages",
      text: "HTML, CSS and JavaScript pages that you build and deploy to a hosting platform.",
    },
  ],
  demo: {
    title: "To-do list",
    text: "Add what is to do, tick it, take it away: HTML, CSS and JavaScript in one small page.",
    day: 21,
    path: "/demos/to-do-list.html",
  },
  days,
});
