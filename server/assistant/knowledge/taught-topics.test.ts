import { expect, test } from "vitest";
import { dropPlanWords, sortTopicsByPlan } from "./taught-topics.ts";

const days = [
  { day: 1, title: "Ownership in Rust", icon: "code", tasks: ["Install Cargo", "Print a line", "Move a value"] },
  { day: 2, title: "Cooking timer", icon: "code", tasks: ["Model a timer", "Handle errors", "Fetch the weather"] },
] as const satisfies Parameters<typeof dropPlanWords>[1];

test("what a day's title or tasks name is taught, whatever a list says, and what none names is not", () => {
  const sorted = sortTopicsByPlan(
    {
      topics: [
        { name: "Errors", asked: ["errors", "exceptions"], taught: ["errors"] },
        { name: "React", asked: ["react", "reactjs"], taught: ["react"] },
      ],
      projects: [{ name: "Bookshop", asked: ["Bookshop"], taught: ["Bookshop"] }],
      notTaught: [
        { name: "Rust", nearest: "React" },
        { name: "Java", nearest: "React" },
        { name: "Go", nearest: "Errors" },
      ],
    },
    days,
  );
  expect(sorted.topics.map(({ name }) => name)).toEqual(["Errors", "Bookshop", "Rust"]);
  expect(sorted.notTaught).toEqual([
    { name: "React" },
    { name: "react" },
    { name: "reactjs" },
    { name: "Java" },
    { name: "Go", nearest: "Errors" },
  ]);
});

test("a word that a day is called by is of this course; one that a task mentions may be of another walk of life", () => {
  expect(dropPlanWords({ food: ["cooking", "recipe"], news: ["weather"] }, days)).toEqual({
    food: ["recipe"],
    news: ["weather"],
  });
});
