import { expect, test } from "vitest";
import { listTitleAndTaskTexts, splitTaughtAndUntaughtTopics, separateOwnDomainWords } from "./taught-topics.ts";

const days = [
  { day: 1, title: "Ownership in Rust", icon: "code", tasks: ["Install Cargo", "Print a line", "Move a value"] },
  { day: 2, title: "Cooking timer", icon: "code", tasks: ["Model a timer", "Handle errors", "Fetch the weather"] },
] as const satisfies Parameters<typeof listTitleAndTaskTexts>[0];
const plan = listTitleAndTaskTexts(days);

test("what a day's title or tasks name is taught, whatever a list says, and what none names is not", () => {
  const sorted = splitTaughtAndUntaughtTopics(
    {
      topics: [
        { name: "Errors", asked: ["errors", "exceptions"], taught: ["errors"] },
        { name: "React", asked: ["react", "reactjs"], taught: ["react"] },
        { name: "JavaScript timers", asked: ["timers", "js timers"], taught: ["timer"] },
      ],
      projects: [{ name: "Bookshop", asked: ["Bookshop"], taught: ["Bookshop"] }],
      notTaught: [
        { name: "Rust", nearest: "React" },
        { name: "Java", nearest: "React" },
        { name: "Go", nearest: "Errors" },
      ],
    },
    plan,
  );
  expect(sorted.topics.map(({ name }) => name)).toEqual(["Errors", "Bookshop", "timer", "Rust"]);
  expect(sorted.topics[2]).toEqual({ name: "timer", asked: ["timers"], taught: ["timer"] });
  expect(sorted.notTaught).toEqual([
    { name: "React" },
    { name: "reactjs" },
    { name: "JavaScript timers" },
    { name: "js timers" },
    { name: "Java" },
    { name: "Go", nearest: "Errors" },
  ]);
});

test("a word that a day is called by is of this course; one that a task mentions may be of another walk of life", () => {
  expect(separateOwnDomainWords({ food: ["cooking", "recipe"], news: ["weather"] }, [], plan)).toEqual({
    own: ["cooking"],
    others: { food: ["recipe"], news: ["weather"] },
  });
});

test("a walk of life of which a plan uses many words is this course's own", () => {
  const tasks = ["Bake a cake", "Cook rice", "Fry the dosa"] as const;
  const kitchen = listTitleAndTaskTexts([{ day: 1, title: "A curry", icon: "code", tasks: [...tasks] }]);
  const food = ["curry", "cake", "rice", "dosa", "biryani"];
  expect(separateOwnDomainWords({ food, travel: ["train"] }, [], kitchen)).toEqual({
    own: food,
    others: { food: [], travel: ["train"] },
  });
});
