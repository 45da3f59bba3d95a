// Sample content. This is not a real person: replace every entry with the real instructor, then set `sample` to false.
import { defineContent } from "#domain/content/define-content.ts";
import { instructorSchema } from "#domain/content/page-section-schemas.ts";

export const instructor = defineContent("content/instructor.ts", instructorSchema, {
  name: "Course Instructor",
  role: "Full-stack developer and mentor",
  sample: true,
  intro:
    "I build web applications and chat bots, and I teach the way I learned: one small working thing at a time. I studied computer applications in India, so I know what it is to learn to code beside college.",
  location: "India",
  age: 21,
  education: {
    degree: "Bachelor of Computer Applications (BCA)",
    period: "2022-2025",
    place: "A university in India",
  },
  experience: [
    {
      company: "A software start-up",
      role: "Junior full-stack developer",
      duration: "2025 to present",
      responsibilities: [
        "Build features in React and Node.js together with a small team",
        "Write tests and review code before it is released",
        "Connect internal tools to AI models through MCP servers",
      ],
      achievements: [
        "Moved a manual reporting task to a scheduled Python script",
        "Wrote the setup guide that new interns follow",
      ],
    },
    {
      company: "A web studio",
      role: "Web development intern",
      duration: "2024",
      responsibilities: [
        "Turned page designs into HTML, CSS and React components",
        "Fixed bugs reported by clients and wrote down the cause",
      ],
      achievements: ["Made the studio's page templates usable with a keyboard and a screen reader"],
    },
    {
      company: "Freelance",
      role: "Python and web developer",
      duration: "2023 to 2025",
      responsibilities: [
        "Built small websites and chat bots for local shops and student groups",
        "Agreed on scope, price and delivery with each client",
      ],
      achievements: ["Clients came back for maintenance and new features"],
    },
  ],
  skills: {
    technical: [
      "Python",
      "JavaScript and TypeScript",
      "HTML and CSS",
      "React",
      "Node.js",
      "API development and testing",
      "SQL databases",
      "Git",
      "Docker",
      "Linux command line",
      "MCP servers",
      "Prompt engineering",
    ],
    soft: ["Patient explanation", "Clear writing", "Code review", "Time planning", "Listening first"],
  },
  projects: [
    {
      name: "Attendance tracker",
      description: "A web app in which a class representative marks attendance and students see their own record.",
      technologies: ["React", "Node.js", "SQL"],
      impact: "Replaced a shared paper register in a college class.",
    },
    {
      name: "Study-group bot",
      description: "A chat bot that posts the task of the day and collects questions for the next session.",
      technologies: ["Python", "Docker"],
      impact: "Questions no longer get lost between sessions.",
    },
    {
      name: "Notes MCP server",
      description: "An MCP server that lets an AI assistant search a folder of lecture notes.",
      technologies: ["Python", "MCP", "Docker"],
      impact: "Finds the right page of notes from a question in plain words.",
    },
    {
      name: "Shop page template",
      description: "A light website template for small shops, with a product list the owner can edit.",
      technologies: ["HTML", "CSS", "JavaScript"],
      impact: "Shop owners update their own pages without a developer.",
    },
  ],
  goals: {
    shortTerm: [
      "Guide every student of the course to a project they can show",
      "Improve the daily tasks with the questions students ask",
      "Contribute regularly to open source",
    ],
    longTerm: [
      "Make practical coding education affordable across India",
      "Offer the course material in more Indian languages",
      "Build a community in which former students mentor new ones",
    ],
  },
  whyLearnFromMe: [
    "I was a beginner not long ago, so I remember which steps are hard.",
    "I use the tools of this course in my own work.",
    "I explain in plain words and show every step on a running program.",
    "I look at your code with you in 1-on-1 mentorship and do not just hand over a solution.",
    "I tell you honestly what you know and what needs more practice.",
  ],
});
