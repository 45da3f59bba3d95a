import { expect, test } from "vitest";
import { loadPosts } from "#server/blog/posts.ts";
import { createAssistant } from "#server/assistant/create-assistant.ts";
import { testModel, withoutHinglish } from "#tests/support/test-model.ts";

const posts = loadPosts("content/posts", { drafts: false }).all;
const { answer } = createAssistant({ model: testModel(), posts, leftOut: withoutHinglish });

/** What was listed is counted in its order, and what was said last is pointed at. */
const conversations: [string, RegExp][] = [
  ["which projects are in month 3 / on which day is the second of those", /Code review command .*: day 47 /],
  ["how many tests are there / what comes in the third one", /^Day 22 \(/],
  ["tests hote hai kya / aakhri se pehle wala kab hoga", /^Day 35 \(/],
  ["are there tests? / who was the first astronaut?", /^I can only help/],
  ["what is there on day 30 / any test after that day", /^Day 33 \(.*day 58 \(Final assessment\)\.$/],
  ["when do you teach HTML / and Docker / which comes first", /^HTML comes first, on day 17; Docker comes on day 45/],
  ["is Docker in it / on which day is the deployment", /^Day 8 \(Deploying to hosting\)/],
  ["when is the deployment / which month is it in", /^Day 8 of the course is day 8 of the Beginner Phase/],
  ["what do you teach on bots / which bots then", /Register a reminder bot[^]*study helper bot/i],
  ["when will I build the weather project", /Weather page .*day 24 /],
  [
    "fees of the first phase / uska kya naam hai / dusra wala kab start hota hai",
    /^The Intermediate Phase has 21 days .*day 22/,
  ],
  ["which phase suits me / but why", /^No experience is needed\. The Beginner Phase is Month 1/],
  ["which phase suits me / and its price", /^The Beginner Phase is ₹2,000/],
  ["list the tests please / what is the third one / in which month are they all", /day 4 [^]*day 15 [^]*day 58 /],
  ["is my data safe / who else reads it", /^Our staff see it/],
  ["is my data safe / who else reads it / I want it removed / what is the charge for that", /^It is free/],
  ["is the certificate useful / do I get a printed one", /PDF to print/],
  ["certificate milega kya / is it accepted as a degree / with one phase too", /^If you want a single phase only/],
  ["is there any article on git / how many minutes is it", /^To read it takes about \d+ minutes\. .*Git in an hour/],
  ["any article on git / is git in your course as well", /^Yes\. The course covers/],
  ["who is your instructor / can I speak to him before I join", /speak with the instructor first/],
  ["where can a student follow how far he is / and if the link is lost", /^If it is lost/],
  ["I have filled the form today / now I would like to withdraw it", /^You can withdraw a request/],
  ["how long is phase 2 / and in hours", /63 hours/],
  ["tell me about the advanced phase / what must I know before it", /^It builds on the Intermediate Phase/],
  ["what is after HTML, in which week does it come", /^Next to HTML in the plan is day 18.* week 3\.$/],
  ["is Node taught / must I have any experience for that", /^It builds on the Beginner Phase/],
  ["on which days is web security / and what is the price of that part", /^The Advanced Phase is ₹1,000/],
];

/** Advice goes by the time a day, the time in all, the sum and by who asks; it says what a phase teaches, needs and costs. */
const advice: [string, RegExp][] = [
  [
    "I have 1 hour a day, which phase would suit me",
    /^Who is new .*\(₹2,000\): it teaches .*takes about 42 days; .*Tell me a topic/,
  ],
  ["we can spare 4 hours on weekends, please suggest a plan", /At 4 hours a week it takes about 11 weeks/],
  ["my semester begins in 3 weeks, which phase can I do till then", /^In 21 days there is time for the Beginner Phase/],
  [
    "I know CSS and have 5 days only, which part should I take",
    /^The Intermediate Phase suits you.*₹1,500.*after 5 days/,
  ],
  [
    "I know React, which phase / how long will it take with 4 hours a day",
    /^At 4 hours a day it takes about 12 days; planned are 16/,
  ],
  ["I have 2500 and 30 days, which phase should I buy", /^In 30 days .*Beginner Phase\. For ₹2,500 /],
  [
    "me and my cousin want to join, she knows React and I have never coded, what should each take",
    /^Who knows React takes the Advanced Phase \(.*\nWho is new starts with the Beginner Phase/,
  ],
  [
    "is the last phase good for me, I have no coding background",
    /^Not as a start: the Advanced Phase builds on the Int/,
  ],
  ["I want to build apps for my uncle's shop, which is the best plan", /^The Beginner Phase suits you: .*₹2,000/],
  ["I can give 1.5 hours daily, which phase to take", /At 1\.5 hours a day it takes about 28 days/],
  ["which phase takes 3 hours a day", /Intermediate Phase/],
  [
    "how long will the full course take me with 3 hours daily",
    /^At 3 hours a day the whole course takes about 51 days/,
  ],
  ["with four hours every weekend how long is the course", /^At 4 hours a week the whole course takes about 39 weeks/],
  ["I know a little CSS, which phase should I join", /^The Beginner Phase suits you/],
  ["I am new to this and my budget is two thousand rupees", /^The Beginner Phase suits you/],
  ["I have dedh hazaar rupees, which phase can I get", /^For ₹1,500 you can take/],
];

/** Money, time, knowledge and doubt told together: what is asked first, and no phase for a start that needs what comes before. */
const choices: [string, RegExp][] = [
  [
    "never wrote code, I have 3000, first phase or the complete bundle",
    /^For ₹3,000 .*Beginner Phase \(₹2,000\) and Complete Bundle \(₹3,000\)\.\nWho is new starts .*\n.*saves ₹1,500/,
  ],
  ["naya hu, 2500 hai, pehla phase lu ya bundle", /^₹2,500 is enough for Beginner .*More than that: Complete Bundle/],
  [
    "absolute beginner with 1000 rupees, anything for me",
    /^₹1,000 is not enough for a start: .*₹2,000\..*Advanced Phase/,
  ],
  ["am new, have 1000 rupees, which phase / and if I get 1000 more", /^The Beginner Phase suits you.*₹2,000/],
  ["advanced is the cheapest, can I start with that, I am new", /^Not as a start: the Advanced Phase builds on/],
  ["is 3000 enough for the whole course", /^Yes\. .*₹3,000/],
  ["2800 me poora course mil jayega", /^No\. .*₹3,000 .*For ₹2,800 you can take/],
  ["is 700 enough for the advanced phase", /^The Advanced Phase is ₹1,000 .*₹500/],
  ["can I finish the second phase in a month with 2 hours a day", /^No\. At 2 hours a day it takes about 32 days/],
  ["will beginner fit in one month at 2 hours a day", /^Yes\. .*about 21 days/],
  ["full course in 60 days possible at 3 hours a day", /^Yes\. At 3 hours a day the whole course takes about 51 days/],
  ["poora course 1 mahine me ho jayega 2 ghante roz", /^No\. .*77 days.*In 30 days there is time for the Beginner/],
  ["2 ghante roz hai mere paas, poora course kitne hafte me hoga", /^At 2 hours a day .*77 days.*about 11 weeks/],
  ["I know HTML and Python, do I have to do the first phase", /^Not if you know what the Beginner Phase teaches/],
  ["sirf teesra phase lu to chalega", /^Yes\. You can take the Advanced Phase alone.*builds on the Intermediate Phase/],
  ["I want only a site for my cafe, no AI. which phase should I pick", /^The Beginner Phase suits you/],
  ["meri dukan ki website banani hai, bots nahi chahiye, konsa phase lu", /^The Beginner Phase suits you/],
  ["I know python and css / how much is your course / which phase is right for me", /^The Intermediate Phase suits/],
  [
    "what is the cheapest way to the certificate",
    /^All three phases together are ₹3,000 .*single phase only, ask the team/,
  ],
  [
    "I'm a frontend dev, React and Node daily for 3 years now. I only care about MCP servers and AI bots here. What fits me? / python is ok too, just not expert, so how many weeks for me at 3 hours a day",
    /^At 3 hours a day it takes about 16 days.*2\.3 weeks\. The Advanced Phase suits you/,
  ],
];

const stories: [string, RegExp][] = [
  [
    "I kept the books of a cloth mill in Surat for eighteen years and now it is closed. My eyes are weak and my nephews make jokes about it. Am I too old to learn this from you?",
    /^The site names no age limit/,
  ],
  [
    "Our family has a small guest house in Coorg and pays a company every year for a page that nobody sees. I want to build it alone now. Is hosting included, and the database, and for how long?",
    /does not say for how long/,
  ],
  [
    "I build small bots for shops with tools that need no code and they want more than that. I know Python very well. I do not need CSS and such things. Which phase should I take?",
    /^The Advanced Phase suits you/,
  ],
  [
    "Our flat has no power till evening and my mother is ill, so I am with her most of the day. In the night I sit down for some time. If I give one hour daily, how long will the full course take?",
    /^At 1 hour a day the whole course takes about 153 days/,
  ],
  [
    "I am a tailor in Ludhiana and my work is over by five. My wife wants me to learn computers. I have only two hours in the evening. How long will the course take me?",
    /^At 2 hours a day the whole course takes about 77 days/,
  ],
  [
    "I sell vegetables with my father and he does not believe in computers. I have saved two thousand rupees from Diwali. Please tell me what I can get from you with that money?",
    /^For ₹2,000 you can take/,
  ],
  [
    "My cousin is 14 and always breaks and repairs his toys at home. He saw your site yesterday on my laptop and got excited. How do I fill the form for him?",
    /^Under 18, .*\nChoose a plan/,
  ],
  [
    "I got married ten years ago and left my job in a school then. Now both of my kids are with my mother in law in the day. How do I sign up?",
    /^Choose a plan(?![^]*Under 18)/,
  ],
  [
    "मैं जयपुर में चाय की दुकान चलाता हूँ और दिन में एक घंटा मिलता है। मैंने कभी कोडिंग नहीं की। मेरा भाई कहता है कि ऐप बनाना सीखो। क्या यह कोर्स मेरे जैसे लोगों के लिए सही है?",
    /^आपके लिए Beginner Phase सही रहेगा/,
  ],
  [
    "I stay in a hostel in Guwahati and our warden cuts the wifi at ten. My mother calls me every evening for an hour. I fear, if I fall sick and miss a week will I be thrown out?",
    /^If you miss a day .*continue from the day where you stopped/,
  ],
  [
    "I have worked as a clerk in a girls school for nine years and the trust is closing it now. I know only typing. My nephew said to learn computers. How many hours do I need daily?",
    /^Plan about 2 hours a day(?![^]*Under 18)/,
  ],
  [
    "I have made pages at home, like HTML, CSS and some React. Nobody calls me for interviews, though I applied everywhere since June. Would the third month alone be useful for me and what does it cost?",
    /Advanced Phase.*₹1,000/,
  ],
];

const parts: [string, RegExp][] = [
  [
    "what does the second phase cost and can I take it alone",
    /₹1,500[^]*\n.*You can take the Intermediate Phase alone/,
  ],
  [
    "how many tests are there in the second month, and what do I save if I take all the phases?",
    /4 tests[^]*\n.*saves ₹1,500/,
  ],
  [
    "are the lessons live and which language is used in it",
    /^The site does not say whether .*\nThe site is in English/,
  ],
  ["do you give a certificate and can somebody check it online", /^Yes\. You get[^]*\n.*anyone can check it/],
  ["when do the bots come, and should I know React before that", /day 48[^]*\nReact comes first, on day 25/],
  ["docker kis din hai aur us din kya banate hai", /day 45[^]*\nProjects of the weeks with Docker/],
  ["is hosting free and how long is the learning subscription", /hosting[^]*\n.*6-month subscription/i],
];

test.each([...conversations, ...advice, ...choices, ...stories, ...parts])("%s", async (turns, right) => {
  const asked = turns.split(" / ");
  const { reply } = await answer({ question: asked.at(-1) ?? "", history: asked.slice(0, -1) }, "203.0.113.7");
  expect(reply.message).toMatch(right);
});
