import { Hono, type Context } from "hono";
import * as v from "valibot";
import { eraseSchema, personQuerySchema, type Person } from "#domain/history/person.ts";
import { erasePerson } from "../../db/people/erase.ts";
import { findPerson } from "../../db/people/person.ts";
import { listPersonRows } from "../../db/people/person.ts";
import { getOnly } from "../../http/get-only.ts";
import { postOnly } from "../../http/post-only.ts";
import { readJson } from "../../http/read-json.ts";
import { staffNameOf } from "./guard.ts";
import type { Services } from "../../services.ts";
import { writePersonFile } from "../../staff/person-file.ts";
import { toDeliveries, toPerson } from "../../staff/person-record.ts";
import { listErasures } from "../../db/history/erasures.ts";

const readQuery = (c: Context) => v.safeParse(personQuerySchema, { contact: undefined, ...c.req.query() });

/** What is stored about one person, and its erasure. */
export function personRoutes({ db, log, now }: Services) {
  return new Hono()
    .get("/", async (c) => {
      const query = readQuery(c);
      if (!query.success) return c.json({ error: query.issues[0].message }, 400);
      const { contact } = query.output;
      const person: Person = toPerson(await listPersonRows(db, await findPerson(db, contact)), contact);
      return c.json(person);
    })
    .post("/erase", async (c) => {
      const body = await readJson(c, eraseSchema);
      if (!body.ok) return body.response;
      const outcome = await erasePerson(db, body.value.contact, now(), staffNameOf(c));
      if (outcome.kind === "being sent") {
        const error = "A request is being sent to the team chat right now. Nothing was erased: try again in a minute.";
        return c.json({ error }, 409);
      }
      log.info("person erased", outcome.counts);
      return c.json({ erased: outcome.counts, deliveries: toDeliveries(outcome.rows) });
    })
    .all("/", getOnly)
    .all("/erase", postOnly);
}

/** The same as one file, to hand over. Its name does not tell about whom it is. */
export function personFile({ db, now }: Services) {
  return async (c: Context) => {
    const query = readQuery(c);
    if (!query.success) return c.json({ error: query.issues[0].message }, 400);
    const rows = await listPersonRows(db, await findPerson(db, query.output.contact));
    const file = writePersonFile(rows, (c.req.query("contact") ?? "").trim(), now());
    c.header("content-type", "application/json; charset=utf-8");
    c.header("content-disposition", 'attachment; filename="personal-data.json"');
    return c.body(`${JSON.stringify(file, null, 2)}\n`);
  };
}

/** The log of erasures. */
export const erasureRoutes = ({ db }: Services) =>
  new Hono().get("/", async (c) => c.json({ erasures: await listErasures(db) })).all("/", getOnly);
