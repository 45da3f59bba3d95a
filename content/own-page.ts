import { defineContent } from "#domain/content/define-content.ts";
import { ownPageSchema } from "#domain/content/own-page-texts.ts";
import { perDay } from "#domain/content/day-phrases.ts";
import { formatDayCount, unit } from "#domain/content/phase.ts";
import { nameCourse } from "#domain/content/site-schema.ts";
import { capitalise } from "#domain/format/text.ts";
import { dayCount } from "./curriculum/phases.ts";
import { courseName, site } from "./site.ts";

/** The page that a student opens by a private link, and what staff send with the link. */
export const ownPage = defineContent("content/own-page.ts", ownPageSchema, {
  /** `false` leaves all ticks to staff. */
  studentsTick: true,
  /** Days that only staff tick, such as tests: `[4, 15]`. */
  lockedDays: [],
  title: `My ${formatDayCount(dayCount)}`,
  greeting: "Hello, {name}",
  facts: { done: `${capitalise(unit.many)} done`, pace: "Pace", end: "Likely end", finished: "Finished" },
  onTime: "On time",
  behind: "{days} behind",
  today: {
    title: "Today",
    done: "Done",
    markDone: `Mark ${unit.one} {day} done`,
    open: `Open ${unit.one} {day} again`,
    locked: `Your teacher ticks this ${unit.one}.`,
  },
  next: { title: "Next", nothing: `Nothing is left after this ${unit.one}.` },
  squares: { title: `All ${unit.many}`, hint: `Choose ${perDay} to see its tasks.` },
  share: {
    title: "Show what you have done",
    lead: "A picture of your squares, to send to friends or family.",
    figure: "{done} of {days}",
    withName: "With my name",
    get: "Share the picture",
  },
  plan: {
    title: "My plan",
    lead: `Say when you learn. When you miss ${perDay}, the rest moves back by itself.`,
    weekdays: "Weekdays",
    hours: `Hours ${perDay}`,
    start: "Start",
    time: "Time of day",
    save: "Save plan",
    end: "Remove plan",
  },
  calendar: {
    title: "Calendar",
    lead: "Put the plan into your calendar: once as a file, or by an address that your calendar keeps up to date.",
    download: "Download the calendar",
    subscribe: "Make a calendar address",
    address: "Your calendar address. Whoever has it can see your plan.",
    renew: "Make another address",
    end: "End this address",
    eventTitle: `${capitalise(unit.one)} {day}: {title}`,
  },
  certificate: {
    title: "My certificate",
    waiting: `All ${unit.many} are done. When our team has confirmed it, your certificate is here.`,
    lead: "You have completed the course. Whoever has the address of your certificate can check it there. You say how your name is spelled, and whether they see it.",
    open: "Open my certificate",
    paper: "PDF with my name",
    name: "Name on the certificate",
    showName: "Show my name to whoever has the address",
    save: "Save my choice",
  },
  review: {
    title: "My review",
    lead: "Tell others how the course was for you. Our team reads it before it is shown, and may answer it, but changes nothing in it.",
    about: "What it is about",
    stars: "Stars",
    text: "Review",
    name: "Name as it is shown",
    profile: "{network} profile, if you like",
    consent:
      "I agree that this review, my stars, this name and these profiles are shown to everybody on the home page and the reviews page of this site, and given to search engines. I can change or delete it here at any time.",
    send: "Send my review",
    delete: "Delete my review",
    waiting: "Sent on {date}. Our team has not read it yet, so nobody else sees it.",
    published: "Shown on the site since {date}. If you change it, it leaves the site until our team has read it.",
    hidden: "Our team has decided not to show this review. You may change it and send it again.",
    reply: "Answer of our team",
    tooEarly: `A review can be written from the middle of the course on, and about a phase once all its ${unit.many} are done.`,
    outdated:
      "This review was changed elsewhere meanwhile, or our team has decided about it. What you typed is still here: send it again to replace the other.",
  },
  device: {
    title: "This device",
    lead: "This device remembers your page and shows it without a connection for 30 days. On a shared device, leave it when you are done.",
    leave: "Leave on this device",
  },
  notices: {
    saved: "Saved.",
    outdated: "Your page was changed elsewhere meanwhile. This is how it is now: please tick again.",
    refused: `This ${unit.one} cannot be ticked here.`,
    plan: "The plan was not saved. Please choose at least one weekday, hours, a start and a time.",
    other: "Nothing was saved: it came from the page of another student, who used this device before.",
    offline: "No connection. What you ticked is kept here and sent when you are back.",
    failed: "Not saved. Please try again.",
    offlineCopy: "You are offline. This is your page as you last saw it.",
  },
  unknown: {
    title: "This link does not open a page",
    text: "It may be incomplete, or your teacher has made you a new one. Please ask us for your link.",
    contact: site.contact.phone ? "Write or call:" : "Write to us:",
  },
  message: {
    subject: `Your page: ${courseName}`,
    text: `Hello {name}, this is your private page of ${nameCourse(site)}: {link} It shows your ${unit.many}, your tasks and your plan. Please keep the link to yourself.`,
  },
});
