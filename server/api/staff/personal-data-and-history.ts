import { Hono } from "hono";
import type { Contact } from "#domain/contact/contact-details.ts";
import { idSchema } from "#domain/format/shared-schemas.ts";
import { changeQuerySchema } from "#domain/history/change.ts";
import { newNoteSchema, type Timeline } from "#domain/history/timeline-schemas-and-entries.ts";
import {
  erasePersonSchema,
  personFileSchema,
  personQuerySchema,
  type Erased,
  type Person,
  type PersonOverview,
} from "#domain/history/person-lookup-and-erasure-schemas.ts";
import type { RunInBackground } from "../../db/engine/database.ts";
import { listErasures } from "../../db/history/erasure-log.ts";
import { clearDeletedData } from "../../db/engine/clear-deleted-data.ts";
import { erasePerson, excludeRecordsByIds } from "../../db/people/erase-person.ts";
import { findRecordsMaybeNamingContact, listPersonRows } from "../../db/people/find-person.ts";
import { findPersonOverviewByRecord } from "../../db/people/person-overview.ts";
import {
  deleteNote,
  listTimelineEntriesByKind,
  saveNote,
  toRequestDelivery,
} from "../../db/people/timeline-notes-and-messages.ts";
import { validateBody, validateQuery } from "../../http/validate.ts";
import { safeErrorCode } from "../../log.ts";
import type { Services } from "../../services.ts";
import { streamJson } from "../../staff/stream-json.ts";
import { createPersonalDataExport, toPersonData } from "../../staff/personal-data-export.ts";
import type { StaffEnv } from "./guard.ts";

const findPersonRows = (inBackground: RunInBackground, contact: Contact) =>
  inBackground(async (db) => listPersonRows(db, contact, await findRecordsMaybeNamingContact(db, contact)));

const noRecord = "There is no such request or student";

export const personRoutes = ({ db, inBackground, log, now, publishedReviews }: Services) =>
  new Hono<StaffEnv>()
    .get("/", validateQuery(personQuerySchema), async (c) => {
      const { contact } = c.req.valid("query");
      const person: Person = await toPersonData(await findPersonRows(inBackground, contact), contact);
      return streamJson(c, person);
    })
    .get("/page", validateQuery(changeQuerySchema), async (c) => {
      const page = await findPersonOverviewByRecord(db, c.req.valid("query"), now());
      return page ? c.json(page satisfies PersonOverview) : c.json({ error: noRecord }, 404);
    })
    .post("/erase", validateBody(erasePersonSchema), async (c) => {
      const erasing = { ...c.req.valid("json"), by: c.var.staffName };
      const outcome = await inBackground(async (background) => {
        const result = await erasePerson(background, erasing, now());
        // It is done: what is left to clear is cleared by the next daily run.
        await clearDeletedData(background).catch((error: unknown) =>
          log.error("leftovers not cleared", { error: safeErrorCode(error) }),
        );
        return result;
      });
      if (outcome.kind === "being sent") {
        const error = "A request is being sent to the team chat right now. Please try again in a minute.";
        return c.json({ error }, 409);
      }
      const { counts, mentions, deliveries } = outcome;
      log.info("person erased", { ...counts, mentions });
      await publishedReviews.reload();
      return c.json({ erased: counts, mentions, deliveries: deliveries.map(toRequestDelivery) } satisfies Erased);
    });

/** The same as one file, to hand over. Its name does not tell about whom it is. */
export const personDataDownloadRoutes = ({ inBackground, now }: Services) =>
  new Hono().get("/", validateQuery(personFileSchema), async (c) => {
    const { contact, keep } = c.req.valid("query");
    const rows = excludeRecordsByIds(await findPersonRows(inBackground, contact), keep);
    const file = await createPersonalDataExport(rows, (c.req.query("contact") ?? "").trim(), now());
    c.header("content-disposition", 'attachment; filename="personal-data.json"');
    return streamJson(c, file, 2);
  });

export const erasureLogRoutes = ({ db }: Services) =>
  new Hono().get("/", async (c) => c.json({ erasures: await listErasures(db) }));

export const timelineReadRoutes = ({ db }: Services) =>
  new Hono().get("/", validateQuery(changeQuerySchema), async (c) => {
    const { subject, id } = c.req.valid("query");
    return c.json(
      (await listTimelineEntriesByKind(db, { request: [], student: [], [subject]: [id] })) satisfies Timeline,
    );
  });

export const noteRoutes = ({ db, now }: Services) =>
  new Hono<StaffEnv>()
    .post("/", validateBody(newNoteSchema), async (c) => {
      const note = await saveNote(db, c.req.valid("json"), now(), c.var.staffName);
      return note ? c.json(note, 201) : c.json({ error: noRecord }, 404);
    })
    .post("/delete", validateBody(idSchema), async (c) => {
      const isDeleted = await deleteNote(db, c.req.valid("json").id, now(), c.var.staffName);
      return isDeleted ? c.body(null, 204) : c.json({ error: "Note not found" }, 404);
    });
