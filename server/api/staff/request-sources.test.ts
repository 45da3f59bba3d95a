import { expect, test } from "vitest";
import type { InboxCounts } from "#domain/requests/inbox-counts.ts";
import type { InboxRequest } from "#domain/requests/request-schemas.ts";
import { contactMessage, order } from "#tests/support/sample-requests.ts";
import { signedInClient, staffPin } from "#tests/support/staff-client.ts";
import { engines, testServices } from "#tests/support/test-services.ts";

const none = { landing: "", referrer: "", utmSource: "", utmMedium: "", utmCampaign: "", utmTerm: "", utmContent: "" };

test.for(engines)(
  "the inbox is filtered by where requests came from, in list, counts and table (%s)",
  async (engine) => {
    const site = await testServices(engine, { env: { STAFF_PIN: staffPin } });
    const staff = await signedInClient(site);
    const send = async (given: object | null, path = "/contact", body: object = contactMessage): Promise<string> => {
      site.clock.advance(1000);
      const source = given && { ...none, ...given };
      return (await (await staff.post(path, { ...body, source, noticeVersion: "1.0" })).json()).id;
    };
    const mail = await send({ landing: "/pricing", referrer: "mail.example", utmSource: "News", utmMedium: "=cmd" });
    const mailToo = await send({ utmSource: "news" }, "/enrollments", order);
    const search = await send({ landing: "/", referrer: "search.example" });
    const direct = await send(null);
    const ask = async <Answer>(path: string): Promise<Answer> => (await staff.ask(path)).json();
    const list = async (query: string) =>
      (await ask<{ requests: InboxRequest[] }>(`/requests?${query}`)).requests.map(({ id }) => id);
    const counts = (query = "") => ask<InboxCounts>(`/requests/counts?${query}`);

    expect(await list("source=news")).toEqual([mailToo, mail]);
    expect(await list("source=NEWS&kind=enrollment&order=overdue")).toEqual([mailToo]);
    expect(await list("source=search.example&status=new")).toEqual([search]);
    expect(await list("source=mail.example")).toEqual([]);
    expect(await list("source=")).toHaveLength(4);
    expect(await list("source=(direct)")).toEqual([direct]);

    const both = [
      { key: "news", count: 2 },
      { key: "(direct)", count: 1 },
      { key: "search.example", count: 1 },
    ];
    expect((await counts()).sources).toEqual(both);
    expect(await counts("source=(direct)")).toMatchObject({ facets: { total: 1 }, sources: both });
    expect(await counts("source=news")).toMatchObject({ facets: { total: 2, kind: { contact: 1 } }, sources: both });
    expect((await counts("kind=contact")).sources.map(({ count }) => count)).toEqual([1, 1, 1]);
    expect((await counts("search=asha")).sources).toEqual([{ key: "news", count: 1 }]);
    await staff.post("/requests/delete", { id: search });
    expect((await counts()).sources).toEqual(both.slice(0, 2));

    const [head = "", ...rows] = (await (await staff.ask("/requests.csv?source=news")).text()).trim().split("\r\n");
    expect(head).toMatch(/,Landing Page,Referrer,UTM Source,UTM Medium,.*,Notice Version,Owner,.*$/);
    expect(rows).toHaveLength(2);
    expect(rows.join("\n")).toContain(`${mail},/pricing,mail.example,News,'=cmd,,,,,,,1.0`);

    const long = await staff.ask(`/requests?source=${"x".repeat(201)}`);
    expect([long.status, (await long.json()).error]).toEqual([400, "source must be a text of at most 200 characters"]);
    expect((await staff.ask("/requests?source=%00")).status).toBe(400);
  },
);

test("only the twenty most frequent sources are offered", async () => {
  const { db, ...services } = await testServices("sqlite", { env: { STAFF_PIN: staffPin } });
  const row = { kind: "contact", body: "{}", search_key: "", created_at: "2026" } as const;
  const rows = Array.from({ length: 90 }, (_, index) => ({
    ...row,
    id: `r${index}`,
    source_key: `host-${index % 30}`,
  }));
  rows.push({ ...row, id: "last", source_key: "host-29" });
  await db.insertInto("requests").values(rows).execute();
  const staff = await signedInClient({ db, ...services });
  const { sources } = await (await staff.ask("/requests/counts")).json();
  expect(sources).toHaveLength(20);
  expect(sources[0]).toEqual({ key: "host-29", count: 4 });
});
