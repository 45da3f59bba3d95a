import * as v from "valibot";
import { expect, test } from "vitest";
import { offTopicReply } from "#domain/assistant/assistant-limits-and-fixed-replies.ts";
import { createCourseFolder } from "./support/project-copies.ts";
import { runProgram } from "./support/run-program.ts";

/** What is asked of a course on another subject, and what the answer must hold. `REFUSED` is the reply to what is not about it, `NOTHING` none. */
const expected = String.raw`
Is there a community? => a star party on the first Saturday
Do students have a group chat? => a star party on the first Saturday
What is the minimum age? => From nine years on
my son is 8, may he join => From nine years on
Is there a kit? => A red torch and a star chart
Is there 1-on-1 mentorship? => An hour of 1-on-1 mentoring with an observer
Do you have scholarships? => Scholarship for two pupils a year
is there a badge => Made of enamel
can I visit the dome => open to learners on Fridays
is astrology taught => We look at stars and read no horoscopes.
Will I see planets? => evening 7 (Planets among stars)
which planets can I see with binoculars => evening 7 (Planets among stars)
Can I see the Milky Way from my garden? => evening 13 (The Milky Way)
how do I photograph the moon => evening 8 (The Moon's phases)
What happens when it is cloudy? => the indoor task of that evening
How much is the advanced phase? => There is no advanced phase: the course has 2 phases: Beginner Phase
what is in the intermediate phase => There is no intermediate phase
intermediate and beginner price => There is no intermediate phase
do I get a certificate with the advanced phase => There is no advanced phase
How much is the beginner phase? => The Beginner Phase is CHF 90.
How much does it cost and do you send anything by post? => bought one by one are CHF 210.\nA red torch
Is it safe to look at the sun and what does it cost? => blinds in a second.\nBeginner Phase CHF 90
what is the fee, and what if it is cloudy? => bought one by one are CHF 210.\nThen you do the indoor task
Must I buy anything first? => Must I buy anything first? Nothing.
of the and to => NOTHING
who won the world cup => REFUSED
which medicine for fever => REFUSED
book me a flight to Paris => REFUSED
`;

test("an owner's own texts win over what is built in, and their subject is no other walk of life", async () => {
  const rows = expected.trim().split("\n");
  const asked = rows.map((row) => row.split(" => ")).map(([question = "", part = ""]) => ({ question, part }));
  const program = `
    const { buildModel } = await import("./server/assistant/training/build-model.ts");
    const { createAssistant } = await import("./server/assistant/create-assistant.ts");
    const { loadPosts } = await import("./server/blog/posts.ts");
    const posts = loadPosts("content/posts", { drafts: false }).all;
    const assistant = createAssistant({ model: buildModel("content/assistant", ""), posts });
    const answered = [];
    for (const { question } of ${JSON.stringify(asked)}) {
      const { reply } = await assistant.answer({ question, history: [] }, "203.0.113.7");
      answered.push(reply.message + " " + (reply.link?.path ?? ""));
    }
    process.stdout.write(JSON.stringify(answered));`;
  const folder = createCourseFolder("sky", "tiny");
  const { exit, output } = runProgram([process.execPath, "--input-type=module", "--eval", program], { cwd: folder });
  expect(await exit, output.stderr).toBe(0);
  const answered = v.parse(v.pipe(v.string(), v.parseJson(), v.array(v.string())), output.stdout);
  const wrong = asked.flatMap(({ question, part }, at) => {
    const said = answered[at]?.replaceAll("\u00a0", " ").trim() ?? "";
    const wanted = part.replace("REFUSED", offTopicReply).replace(String.raw`\n`, "\n");
    return (part === "NOTHING" ? said === "" : said.includes(wanted)) ? [] : [`${question} => ${said}`];
  });
  expect(wrong).toEqual([]);
}, 300_000);
