import { defineContent } from "#domain/content/define-content.ts";
import { interactiveLessonSchema } from "#domain/content/interactive-lesson-schema.ts";

/** The first day as a lesson in the browser, at /try. With null there is neither the page nor a link to it. */
export const lesson = defineContent("content/lesson.ts", interactiveLessonSchema, {
  day: 1,
  minutes: 10,
  steps: [
    {
      text: [
        "An editor is where you write a program. Python is what reads it and does what it says.",
        "This page has both: the box is the editor, and Run starts Python.",
      ],
      goal: "Press Run and wait for Python to answer.",
      code: 'print("Python is running")',
      prints: "Python is running",
      hint: "Nothing needs typing here. If you changed the line, press Start over and then Run.",
      answer: 'print("Python is running")',
      reached: "That was Python: print shows what stands between the quotes.",
      atHome: "On your own computer you install an editor and Python once.",
    },
    {
      text: [
        "A password is strong when it takes too long to guess. Every letter can be one of 26, so each letter you add makes 26 times as many passwords to try.",
        "Python can count them: ** means to the power of.",
      ],
      goal: "Run it once. Then change 8 to 16 and run it again.",
      code: 'letters = 8\nprint("Passwords to try:", 26 ** letters)',
      prints: "Passwords to try: 43608742899428874059776",
      hint: "Only the number in the first line changes.",
      answer: 'letters = 16\nprint("Passwords to try:", 26 ** letters)',
      reached: "Twice as long is 208,827,064,576 times as hard to guess.",
      atHome: "You log in to the course tools later, each with a long password of its own. Never type a real one here.",
    },
    {
      text: [
        "Now a program of your own. One line is enough: the word print, then in brackets and quotes what Python should say.",
      ],
      goal: "Write one line that prints Hello and your name.",
      code: "# Write your line below\n",
      prints: "Hello…",
      hint: "Both brackets and both quotes are needed. Python skips a line that starts with #.",
      answer: 'print("Hello, I am Asha")',
      reached: "You wrote it and Python ran it: your first program.",
      atHome: "In your own editor the same line runs just like this.",
    },
  ],
});
