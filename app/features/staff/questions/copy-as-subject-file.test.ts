import { expect, test } from "vitest";
import { sampleQuestion } from "#tests/support/sample-requests.ts";
import { formatQuestionsAsSubjectFile } from "./copy-as-subject-file.tsx";

test("a group becomes lines of its subject's file, one for each question", () => {
  const texts = [
    "do you teach pandas?",
    "pandas…  please",
    "# pandas and numpy",
    "Do you teach pandas",
    "… !",
    "पांडा सिखाते हो",
  ];
  expect(formatQuestionsAsSubjectFile({ questions: texts.map((text) => sampleQuestion(text)) }, "topic")).toBe(
    "# content/assistant/subjects/topic.txt\ndo you teach pandas?\npandas please\npandas and numpy\nपांडा सिखाते हो\n",
  );
});
