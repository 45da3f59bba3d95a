import { expect, test } from "vitest";
import { loadOrTrainModel } from "../training/load-or-train-model.ts";
import { createContentAssistant } from "../conversation/content-assistant.ts";

const { understand } = createContentAssistant(loadOrTrainModel());
const textOf = (question: string) => {
  const { reply } = understand({ question, history: [] });
  return reply.kind === "answer" ? reply.answer.text : "";
};

test.each([
  [
    "java, kotlin ya rust sikhate ho",
    /^No, Java, Kotlin and Rust are not in the 58-day plan\. The nearest in the plan is/,
  ],
  ["do you teach django and flask", /^No, Django and Flask are not/],
  ["react native ya flutter sikhayenge", /^No, React Native and Flutter are not/],
  ["do you teach docker, kubernetes and aws", /Docker.*Not in the plan: Kubernetes and AWS\./],
  ["do you teach sql", /^Yes\. The course covers SQL/],
  ["in which week is docker taught?", /day 45.*In the plan that is week 7 and 8\.$/],
  ["once git is taught, what is next?", /^Next to Git.* is day 6/],
  ["which topic comes right before docker", /^Next to Docker.* day 44/],
  ["month 1 and month 3 bought separately, how much in total?", /together ₹3,000/],
  ["bundle price?", /^The Complete Bundle with all 58 days is ₹3,000\./],
  ["will I learn hacking", /^No, hacking is not.*Web security, from day 53/],
  ["what do I build in the beginner phase", /^In the Beginner Phase you make 8 projects: Calculator/],
  ["is the second phase harder than the first", /does not rate how hard.*about 2 hours a day and/],
  ["does the certificate cost extra", /^What comes with a phase stands on its card/],
  ["when does it start", /^The site names no batch or start date/],
  ["when does the course start", /^The site names no batch or start date/],
  ["can i do this on my mobile only", /^A phone alone is not enough/],
  ["will my 4gb ram laptop be ok", /^The site names no minimum specification/],
  ["can i pay thru gpay", /^The site names no instalments or payment methods/],
  ["how can a company verify my certifcate", /anyone can check it/],
  ["a bot for my shop, which phase is right for me", /^The .* Phase suits you/],
  ["where is your academy", /names no office to visit/],
  ["is the form free to fill", /^It is a request, not a payment, and costs nothing/],
  ["what if I do not pass a test", /names no pass mark/],
  ["what do I save with the bundle against the phases one by one", /₹1,500/],
  ["is the bundle cheaper than month 1 and month 2", /^Yes\./],
  ["are month 2 and month 3 together cheaper than the bundle", /^Yes\./],
  ["will there be hidden fees later", /^Each price is a one-time payment/],
  ["what if I take a break of two weeks", /^If you miss a day/],
  ["do I get a certificate and can it be verified", /^Yes\./],
  ["will I have a CV after it", /day 38/],
  ["what is 12 times 30", /^$/],
  [
    "I sent the form last week and nobody wrote back. What should I do?",
    /^Sorry for the wait[^]*write to(?!.*What do you know)/,
  ],
  [
    "my dream is to become a freelance developer, I have never coded. What do you suggest",
    /^The Beginner Phase suits you/,
  ],
  ["only 21 students?", /21\+ students have joined/],
  ["my son is 13, does this suit him", /a parent or guardian/],
  ["can we build something like chatgpt in this course", /Chat bot/],
])("every topic of a question is answered: %s", (question, right) => {
  expect(textOf(question)).toMatch(right);
});

test.each([
  ["will you place me in Wipro or Accenture", /^We do not promise a job/],
  ["infosys me selection ho jayega kya iske baad", /^We do not promise a job/],
  ["kya ye jee ke sath ho payega", /continue from the day where you stopped/],
  ["is this helpful for SSC preparation", /^You can take an idea/],
  ["my son is 13, is he too young", /a parent or guardian sends it/],
  ["main 9th class me padhta hu join kar sakta hu?", /a parent or guardian sends it/],
  ["telegram group hai kya", /does not say on which app/],
  ["is there a demo", /^Day 1 of the course is a free lesson in your browser \(\/try\)/],
  ["is the first day free?", /^Day 1 of the course is a free lesson/],
  ["how much in USD", /in Indian rupees only/],
  ["do I keep access if I only buy beginner", /^Access to what you buy/],
  ["what is the price", /The pricing page shows the Advanced Phase at ₹500\.$/],
  ["कोर्स की फीस कितनी है", /Pricing page पर Advanced Phase ₹500 का है।$/],
])("what is asked of us is answered: %s", (question, right) => {
  expect(textOf(question)).toMatch(right);
});

test.each([
  "tcs salary for freshers",
  "how do I crack the amazon interview",
  "is it good to work at google",
  "gate syllabus for cse",
  "hacking kaise karte hai",
  "chatgpt kisne banaya",
  "whatsapp group kaise banaye",
  "9th class social studies notes",
  "1 dollar in rupees",
  "should I take engineering or medical",
  "I have 500 rupees, what should I eat",
  "help me choose a college",
])("what is asked of others is refused: %s", (question) => {
  expect(understand({ question, history: [] }).reply.kind).not.toBe("answer");
});
