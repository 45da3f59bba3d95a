import { weeks } from "#content/curriculum/weeks.ts";

/** What the plan teaches: the name shown, the visitor's words for it, and how the days name it. */
type Topic = { name: string; words: string; find: RegExp };

const subjects: readonly Topic[] = [
  { name: "Advanced Python", words: "advanced python", find: /advanced python/i },
  { name: "Intermediate Python", words: "intermediate python", find: /intermediate python/i },
  {
    name: "Python security",
    words: "python security, secure python, password hashing, hash passwords, hashing",
    find: /python security|hash passwords/i,
  },
  { name: "Python", words: "python, phyton, pyhton, py", find: /\bpython\b/i },
  { name: "Loops", words: "loop, loops, for loop, while loop", find: /\bloops?\b/i },
  { name: "Functions", words: "functions, function", find: /\bfunctions?\b/i },
  {
    name: "Variables and types",
    words: "variable, variables, data types, datatypes, input and output",
    find: /\bvariables\b/i,
  },
  {
    name: "Lists",
    words: "python lists, arrays, list comprehension, list comprehensions, strings, conditions, if else",
    find: /lists|list comprehension|strings and conditions/i,
  },
  { name: "Dictionaries", words: "dictionary, dictionaries", find: /dictionar/i },
  { name: "Files and CSV", words: "files, file handling, csv, csv files, reading files", find: /\bCSV\b|to a file/ },
  {
    name: "Imports and modules",
    words: "imports, importing, python modules, virtual environment, virtual environments, venv, pip",
    find: /imports and modules|virtual environment/i,
  },
  {
    name: "Object-oriented Python",
    words: "oop, oops, object oriented, object oriented programming, inheritance, decorators, decorator, generators",
    find: /inheritance|decorator|generator/i,
  },
  {
    name: "Intermediate JavaScript",
    words: "intermediate javascript, intermediate js, destructuring, map filter reduce, template strings",
    find: /intermediate javascript|destructuring/i,
  },
  {
    name: "Async JavaScript",
    words: "async, async await, asynchronous, js promises, javascript promises, fetch api, async javascript, async js",
    find: /\basync\b/i,
  },
  { name: "JavaScript", words: "javascript, java script, js, ecmascript", find: /javascript/i },
  { name: "HTML", words: "html, html5, web pages, web page, webpages", find: /\bHTML\b/ },
  {
    name: "CSS",
    words: "css, css3, flexbox, media query, media queries, responsive, responsive design, styling",
    find: /\bCSS\b|flexbox|media query/,
  },
  { name: "React", words: "react, reactjs, react js, jsx, components, props, hooks", find: /\breact\b/i },
  { name: "Node.js", words: "nodejs, node, backend, back end, server side, express server", find: /node\.js/i },
  {
    name: "API testing",
    words:
      "api testing, test apis, testing apis, automated tests, automated testing, software testing, unit testing, unit tests, write tests, postman",
    find: /api testing|automated tests/i,
  },
  {
    name: "API development",
    words: "api, apis, rest api, rest apis, rest, restful, endpoint, endpoints, crud, api development, web services",
    find: /api development|endpoints of/i,
  },
  {
    name: "Error handling",
    words: "error handling, errors handling, exception handling, exceptions, try except, handle errors",
    find: /error handling|try and except/i,
  },
  { name: "Logging", words: "logging, logs, log levels, logger", find: /\blogging\b/i },
  {
    name: "Advanced code hosting",
    words:
      "advanced code hosting, pull request, pull requests, merge conflict, merge conflicts, github actions, code review, ci cd, cicd, workflows",
    find: /advanced code hosting|pull request and|merge conflict/i,
  },
  {
    name: "Git: push and pull",
    words: "git, push, pull, push and pull, commit, commits, version control, clone, branches",
    find: /push and pull|\bgit\b/i,
  },
  {
    name: "Code hosting",
    words: "code hosting, github, gitlab, bitbucket, repository, repositories, repo, repos",
    find: /code hosting/i,
  },
  {
    name: "Prompt engineering",
    words:
      "chatgpt, gemini, openai, prompt engg, prompt eng, prompt engineering, prompting, prompts, prompt, prompt writing",
    find: /prompt engineering/i,
  },
  {
    name: "AI coding assistant",
    words:
      "ai coding assistant, coding assistant, ai coding tool, ai coding, copilot, cursor, claude code, claude, chatgpt for coding, vibe coding",
    find: /AI coding assistant$|coding assistant/i,
  },
  {
    name: "Custom AI tool commands",
    words: "custom commands, custom ai commands, ai tool commands, ai commands, slash commands",
    find: /custom ai tool commands/i,
  },
  {
    name: "Open source and AI models",
    words:
      "open source, opensource, open ai models, ai models, ai model, llm, llms, artificial intelligence, ai, gen ai, generative ai, genai, large language models",
    find: /open source and ai|ai model/i,
  },
  {
    name: "MCP servers",
    words: "mcp, mcp server, mcp servers, custom mcp server, custom mcp, own mcp server",
    find: /\bMCP\b/,
  },
  { name: "Docker", words: "docker, container, containers, dockerfile, containerization", find: /docker/i },
  {
    name: "Chat bots",
    words:
      "chat bot, chat bots, chatbot, chatbots, bot, bots, discord bot, discord bots, telegram bot, ai bot, ai bots, reminder bot, study helper bot, bot development",
    find: /^chat bot/i,
  },
  { name: "Bot integration", words: "bot integration, webhook, webhooks, integrations", find: /bot integration/i },
  {
    name: "Web security",
    words:
      "web security, website security, security, cyber security, cybersecurity, xss, cross site scripting, sql injection, injection flaws, secure coding, owasp",
    find: /web security/i,
  },
  {
    name: "Security tools",
    words: "security tools, security scanning, vulnerability scanning, vulnerabilities, package audit",
    find: /security tools/i,
  },
  { name: "Deployment and obfuscation", words: "obfuscation, minify, obfuscate", find: /obfuscation/i },
  {
    name: "Web scraping",
    words: "web scraping, scraping, scraper, web scraper, crawl, crawling, data scraping, beautifulsoup",
    find: /web scraping/i,
  },
  {
    name: "Hosted database",
    words:
      "database, databases, sql, sql database, hosted database, tables, queries in sql, sql joins, foreign key, supabase, neon, dbms",
    find: /hosted database|database practice/i,
  },
  { name: "Domain and hosting", words: "dns, https, dns records, ssl", find: /domain and hosting/i },
  {
    name: "Command line",
    words: "command line, terminal, cli, shell, bash, linux commands, command prompt",
    find: /command line/i,
  },
  {
    name: "Professional setup",
    words:
      "cv, resume, resume building, cv writing, linkedin, linkedin profile, professional profile, github profile, portfolio profile, professional network",
    find: /professional setup/i,
  },
  {
    name: "Setup and login",
    words:
      "setup, installation, installing python, install python, set up my computer, environment setup, vs code, vscode, editor",
    find: /setup and login/i,
  },
];

/** What is built in the plan's weeks, by the name it has there. */
const projects: readonly Topic[] = Object.values(weeks)
  .flat()
  .flatMap((week) => week.projects)
  .map((project) => project.replace(/ (and|with|in|on|for) .*/, ""))
  .map((name) => ({ name, words: name, find: new RegExp(name.replaceAll(/\W/g, "."), "i") }));

export const taughtTopics: readonly Topic[] = [...subjects, ...projects];

/** Asked for often and not in the plan: the honest answer is no. */
export const absentTopics =
  "Java, C++, C language, C programming, C#, PHP, Ruby, Rust, Golang, Kotlin, Swift, Scala, Perl, R language, R programming, Dart, TypeScript, Android, iOS, app development, mobile app development, mobile apps, Flutter, React Native, Angular, AngularJS, Vue, VueJS, Svelte, Next.js, NextJS, jQuery, Bootstrap, Tailwind, Django, Flask, FastAPI, Spring, Spring Boot, Laravel, .NET, MongoDB, MySQL, PostgreSQL, Postgres, Redis, Firebase, GraphQL, AWS, Azure, Google Cloud, GCP, cloud computing, Kubernetes, Terraform, Jenkins, DevOps, blockchain, Web3, Solidity, cryptocurrency, NFT, machine learning, ML, deep learning, neural networks, computer vision, NLP, TensorFlow, PyTorch, data science, data analytics, data analysis, data engineering, big data, Hadoop, Spark, pandas, NumPy, Power BI, Tableau, Excel, statistics, game development, game design, Unity, Unreal, UI UX, UI UX design, UX design, UI design, graphic design, Figma, Photoshop, video editing, animation, WordPress, Shopify, digital marketing, SEO, data structures, data structures and algorithms, DSA, algorithms, system design, competitive programming, leetcode, ethical hacking, penetration testing, networking, IoT, robotics, Arduino, Raspberry Pi, embedded systems, quantum computing, Selenium, automation testing, Salesforce, SAP, Matlab, COBOL, assembly language, AR VR, augmented reality, virtual reality, trading, stock trading, operating systems, compiler design, spoken English, AutoCAD";
