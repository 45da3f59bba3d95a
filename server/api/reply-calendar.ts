import { Hono } from "hono";
import ical, { ICalCalendarMethod } from "ical-generator";
import * as v from "valibot";
import { businessHours, courseName, site } from "#content/site.ts";
import { findReplyDeadline } from "#domain/requests/reply-deadline.ts";
import { rateLimitMiddleware } from "../http/rate-limit.ts";
import { sendDownload } from "../http/send-download.ts";
import { validateQuery } from "../http/validate.ts";
import type { Services } from "../services.ts";

const sentQuery = v.object({
  reference: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/, "reference must be that of a request")),
  sent: v.pipe(v.string(), v.isoTimestamp("sent must be the time of a request")),
});

const shown = 15 * 60 * 1000;

/** The promised answer as an entry of the visitor's calendar, from what the confirmation says: nothing is looked up. */
export const replyCalendarRoutes = ({ searchLimit, clientOf }: Services, siteUrl: string) =>
  new Hono().get("/", rateLimitMiddleware(searchLimit, clientOf), validateQuery(sentQuery), (c) => {
    const { reference, sent } = c.req.valid("query");
    const start = findReplyDeadline(new Date(sent), businessHours);
    const calendar = ical({ prodId: { company: courseName, product: "reply" }, method: ICalCalendarMethod.PUBLISH });
    calendar.createEvent({
      id: `reply-${reference}@${new URL(siteUrl).hostname}`,
      start,
      end: new Date(start.getTime() + shown),
      stamp: new Date(sent),
      summary: `${courseName}: our answer is there by now`,
      description: `Request #${reference}. If you have not heard from us, write to ${site.contact.email}.`,
      url: `${siteUrl}/contact`,
    });
    return sendDownload(c, "answer.ics", "text/calendar; charset=utf-8", calendar.toString());
  });
