import { expect, test } from "vitest";
import type { StoredQuestion } from "#domain/assistant/staff-question-schemas.ts";
import { formatQuestionsAsSubjectFile } from "./copy-as-subject-file.tsx";

const asked = (text: string): StoredQuestion => ({
  id: text,
  text,
  reason: "refused",
  subject: null,
  answer: "",
  count: 1,
  up: 0,
  down: 0,
  firstAt: "2026-03-01T10:00:00.000Z",
  lastAt: "2026-03-01T10:00:00.000Z",
  doneAt: null,
});

test("a group becomes lines of its subject's file, one for each question", () => {
  const texts = [
    "do you teach pandas?",
    "pandas…  please",
    "# pandas and numpy",
    "Do you teach pandas",
    "… !",
    "पांडा सिखाते हो",
  ];
  expect(formatQuestionsAsSubjectFile({ questions: texts.map(asked) }, "topic")).toBe(
    "# content/assistant/subjects/topic.txt\ndo you teach pandas?\npandas please\npandas and numpy\nपांडा सिखाते हो\n",
  );
});
