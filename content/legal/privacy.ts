import { defineContent } from "#domain/content/define-content.ts";
import { legalTextSchema } from "#domain/content/legal.ts";
import { formatWriteOrCall, nameCourse } from "#domain/content/site-schema.ts";
import { capitalise } from "#domain/format/text.ts";
import { site } from "../site.ts";
import { owner } from "./owner.ts";
import { unit } from "#domain/content/phase.ts";

const { email, phone } = site.contact;
const complaints = owner.grievanceContact ?? email;

/**
 * A template: it describes what this software does. Have it checked for your business and your country (how long you
 * must keep what, among others), put your own facts into `owner.ts`, then set `checked` to true. With every change that a
 * visitor should know of, raise version and date and add the version before to `earlierVersions`.
 */
export const privacy = defineContent("content/legal/privacy.ts", legalTextSchema, {
  version: "1.4",
  earlierVersions: ["1.0", "1.1", "1.2", "1.3"],
  date: "2026-11-18",
  checked: false,
  sections: [
    {
      id: "in-short",
      title: "In short",
      points: [
        "We store what you send us in a form, so that we can answer you and, if you enroll, teach you. With it we store how you found us, to see which of our links and articles help. We use it for nothing else.",
        "We sell no data, show no advertising and follow nobody across other websites.",
        "You can read the whole site without giving us anything. Visitors get no cookies.",
        `You can ask us at any time what we hold about you, and have it corrected or deleted: ${email}.`,
      ],
    },
    {
      id: "who",
      title: "Who is responsible",
      paragraphs: [
        `${owner.legalName ?? `The team of ${nameCourse(site)}`} runs this website and decides what happens with your data.${owner.address ? ` Address: ${owner.address}.` : ""}`,
        `${capitalise(formatWriteOrCall(site.contact))}.`,
      ],
    },
    {
      id: "what-for",
      title: "What we use your data for",
      points: [
        "An enrollment request: to contact you about the course you chose, to agree on payment and to enroll you.",
        "A contact message: to answer it.",
        "How you found us, stored with a request: to see which of our links and articles help.",
        "A student record: to follow your progress and help you through the course, and to show it to you on your own page.",
        {
          only: "with certificates",
          text: "A certificate: so that whoever you give its address can check that you completed the course.",
        },
        "A review that you write: to show it to others, where you agreed to that in writing.",
        { only: "without stored questions", text: "A question to the assistant: to answer it." },
        {
          only: "with stored questions",
          text: "A question to the assistant: to answer it, and where it could not answer well, to teach it better.",
        },
        "Your network address: to stop floods of requests and guesses at the staff PIN.",
      ],
      closing: [
        "We work with your consent, which you give by sending the form. You can take it back at any time: write to us, and we stop and delete what we hold, unless a law makes us keep it.",
      ],
    },
    {
      id: "stored",
      title: "What we store",
      paragraphs: ["All of it is in the site's own database. This list is made from the database's own structure:"],
      listsStoredFields: true,
    },
    {
      id: "where-from",
      title: "Where your visit began",
      paragraphs: [
        "With a request we also store how you found us on this visit, to learn which of our links and articles help: the first page you opened here, the name of the website whose link you followed, and the campaign tags (utm_source and the like) in that link. Until you send a form this stays in your browser's tab. We pass it on to nobody.",
      ],
    },
    {
      id: "where-to",
      title: "Who gets to see it",
      points: [
        "Our staff, on a page of this site that needs a PIN.",
        {
          only: "with team chat",
          text: "Our team chat: each request is also sent to a channel of a chat service (such as Discord, Slack, Google Chat or Microsoft Teams) or to a program of ours that does the same, with what you typed into the form, the course and price you chose, the time and the reference. The chat service keeps its own copy; when we delete your request here, we delete that message by hand.",
        },
        {
          only: "with team mail",
          text: "Our mailbox: each request is also sent to our team by e-mail, with the same content. Our e-mail service keeps its own copy; when we delete your request here, we delete that mail by hand.",
        },
        {
          only: "with confirmation mail",
          text: "You, if you give an e-mail address: we send one confirmation to it, with the reference and what you sent us, through our e-mail service. We send no other automatic mail. To keep others from being flooded, an address gets at most three a day.",
        },
        {
          only: "without other services",
          text: "No other service: your request stays in our database.",
        },
        "Everybody, search engines included: a review that you wrote and agreed to show, with the name and profiles that you gave for it.",
        {
          only: "with certificates",
          text: "Whoever has the address of your certificate: the course, the date and whether it is valid; your name only if you want it shown.",
        },
        "The company that hosts this site and its backups, which stores them for us.",
        "Authorities and courts, where a law makes us.",
      ],
    },
    {
      id: "assistant",
      title: "The AI assistant",
      paragraphs: [
        {
          only: "with gateway",
          text: "Greetings and thanks, and the questions to which our answer is fixed, are answered by this site itself. Any other question is sent to an AI service: the text of that question and of up to four questions you asked before it in the same conversation, together with facts about the course. Your name and your address are not sent. The service has rules of its own for what it receives, so please type no personal details into the chat.",
        },
        {
          only: "with gateway",
          text: "The site holds up to 500 questions, each with those sent along and its answer, in memory for an hour, without who asked, so that the same question is not sent twice.",
        },
        {
          only: "without gateway",
          text: "The assistant answers from texts of this site, on our own server. Your questions go to no other service.",
        },
        {
          only: "without stored questions",
          text: "Your questions are not stored: not in the database, not in our logs.",
        },
        {
          only: "with stored questions",
          text: "A question that the assistant refuses or answers unsurely, and one whose answer you mark as not helpful, is stored together with that answer, so that we can teach it better. It is stored without who asked: without your network address, apart from your other questions and from any request. E-mail addresses, phone numbers, links and other long numbers are removed first. A name cannot be told from other words, so please type none. It is deleted 90 days after it was last asked. All other questions are not stored, and none is written to our logs.",
        },
        'So that a question such as "and what does it cost?" is understood, your browser sends the last four questions of the conversation along with each one; nothing is stored for it.',
        "The conversation you see is stored in your browser's tab and is gone when you close it.",
      ],
    },
    {
      id: "browser",
      title: "What is stored in your browser",
      points: [
        "Your choice of light or dark theme, until you clear it.",
        "In the tab, until you close it: what you typed into a form and did not send yet, your conversation with the assistant, where your visit began, and how far you had scrolled.",
        "On this device, until you remove them: the last five requests you sent, so that you can look at them again.",
        `Also on this device, until you clear them there: the ${unit.many} and tasks that you tick on the public plan. They come to us only if you enroll.`,
        "Cookies: none for visitors. A student who opens the private link to the own page gets one, for a year. Our staff get two when they sign in, one for 30 days and one for a year.",
        "If you are a student and open your own page: a copy of that page, so that it opens without a connection, and ticks that could not be sent yet. Both go when you leave the page on this device, or open it after the link was revoked; ticks also once they are sent.",
        "No analytics, no tracking scripts, and nothing is loaded from other websites.",
      ],
    },
    {
      id: "how-long",
      title: "How long we keep it",
      points: [
        {
          only: "without retention",
          text: "What you sent us, and your student record: until you ask us to delete it.",
        },
        {
          only: "with retention",
          text: "What you sent us: for {months} months after it arrived or was last changed, then the site deletes it by itself. If you became a student, your record and the request it was made of: for {months} months after the last change, once you have finished the course. Earlier, if you ask us to delete it.",
        },
        {
          only: "with stored questions",
          text: "Questions that the assistant could not answer well, and how often answers on a subject were called helpful: for 90 days after they were last asked, or voted on.",
        },
        {
          only: "with certificates",
          text: "Your certificate: your name on it for as long as your student record. If you ask us to delete your data, it is revoked. That it was issued or revoked stays, without your name, so that it can be checked.",
        },
        "Your review: until you delete it on your own page, which takes it off this site at once, and no longer than your student record.",
        "What staff delete can be restored for 30 days, in case it was a mistake. After that it is removed for good.",
        "Backups: a copy of the whole database. What was deleted stays in older copies until these are replaced by newer ones; it is not put back to use.",
        "Your network address: in the server's memory while we count requests, and gone at the latest when the server restarts. With a wrong try at the staff PIN, in the database for a day. With a form, scrambled, until your request is delivered.",
        "Logs: they note that a request came in, its number and whether it was delivered. They hold no names, contact details, messages, questions or network addresses.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      paragraphs: ["Under India's Digital Personal Data Protection Act, 2023, and the Rules of 2025 you may:"],
      points: [
        "get a summary of the data we hold about you, and of whom we shared it with (access);",
        "have it corrected, completed or brought up to date (correction);",
        "have it deleted, unless a law makes us keep it (erasure);",
        "take back your consent, as easily as you gave it;",
        "name somebody who uses these rights for you if you die or can no longer use them yourself (nomination);",
        "complain, and get an answer (grievance redressal).",
      ],
      closing: [
        `To use any of these, write to ${email} from the address you gave us${phone ? `, or call ${phone}` : ""}. It is free. We may ask a question to make sure that it is you.`,
      ],
    },
    {
      id: "complaints",
      title: "If you are not satisfied",
      paragraphs: [
        `Complaints about your data go to ${complaints}. We answer as soon as we can, and within 90 days at the latest. If that does not help, you can complain to the Data Protection Board of India.`,
      ],
    },
    {
      id: "children",
      title: "If you are under 18",
      paragraphs: [
        {
          only: "without age question",
          text: "Our forms are for adults and do not ask your age. Under 18, please do not send one yourself: ask your mother, father or guardian to send it, with their own name and contact details. If we learn that a child has sent us data without a parent, we delete it; if you know of such a case, write to us.",
        },
        {
          only: "with age question",
          text: "Our forms ask whether you are under 18, and then for the name and the contact of your mother, father or guardian, whom we ask for consent before anything else. If we learn that a child has sent us data without a parent, or the parent does not agree, we delete it.",
        },
        "We show children no advertising.",
      ],
    },
    {
      id: "security",
      title: "How we protect it",
      paragraphs: [
        "Only staff with the PIN can see requests and records; wrong tries are counted and stopped. Keys and addresses of other services never reach your browser. If your data is ever lost or seen by somebody who should not see it, we tell you and the Data Protection Board without delay.",
      ],
    },
    {
      id: "changes",
      title: "Changes",
      paragraphs: ["When this text changes, its version and date at the top change with it."],
    },
  ],
});
