import * as v from "valibot";
import { expect, test } from "vitest";
import { compareWith } from "#tests/support/compare-times.ts";
import { contactSchema, enrollmentFormSchema } from "../requests/form-schemas.ts";
import { createEraser, normalizeEmail, isContactInText } from "./contact-details.ts";
import { emailToMailtoLink } from "./contact-links.ts";

const messages = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.map((issue) => issue.message);

test("Indian and international phone numbers pass, words and fragments do not", () => {
  const accepts = (phone: string) =>
    messages(contactSchema, { name: "A", email: "", phone, message: "" }) === undefined;
  for (const phone of ["98765 43210", "+91-98765-43210", "(022) 2345 6789", "+1 415 555 0100", "555 0100"])
    expect(accepts(phone), phone).toBe(true);
  for (const phone of ["call me", "12345", "++91 98765", "1234567890123456"]) expect(accepts(phone), phone).toBe(false);
});

test("plausible e-mail addresses pass, others do not", () => {
  const accepts = (email: string) =>
    messages(contactSchema, { name: "A", email, phone: "", message: "" }) === undefined;
  for (const email of [
    "a@b.in",
    "asha.k+course@college.ac.in",
    "आशा@उदाहरण.भारत",
    "o'neil/x=1@a-b.co.in",
    "a&b#%@c.in",
  ])
    expect(accepts(email), email).toBe(true);
  for (const email of ["a@b", "a b@c.in", "@b.in", "a@.in", "a@b..in", "a@b@c.in", "a@-b.in", "a@b-.in"])
    expect(accepts(email), email).toBe(false);
});

test("an address that would be more than one in a mail program is refused", () => {
  const accepts = (email: string) =>
    messages(contactSchema, { name: "A", email, phone: "", message: "" }) === undefined;
  for (const email of [
    "a@b.co?cc=all@c.in",
    "a?bcc=x@b.co",
    "a@b.co&cc=x.in",
    "a@b.co,c.in",
    "a;b@c.in",
    "<a@b.in>",
    '"a"@b.in',
    "a@b.in/x",
    "a@b.in#x",
    "a@b.%69n",
    "a\u202e@b.in",
    "a\u200b@b.in",
    "a@[127.0.0.1]",
  ])
    expect(accepts(email), email).toBe(false);
});

test("a mail link holds one address and no headers", () => {
  expect(emailToMailtoLink("asha+course@college.ac.in")).toBe("mailto:asha%2Bcourse@college.ac.in");
  for (const email of ["a@b.co?cc=c@d.in", "a&b#c%0A@d.in"]) {
    const { pathname, search, hash } = new URL(emailToMailtoLink(email));
    expect([decodeURIComponent(pathname), search, hash]).toEqual([email, "", ""]);
  }
});

test("values are trimmed, and what is missing is named in the form's own words", () => {
  expect(v.parse(contactSchema, { name: " Asha ", email: " a@b.in ", phone: "", message: " hi " })).toEqual({
    name: "Asha",
    email: "a@b.in",
    phone: "",
    message: "hi",
  });
  expect(messages(contactSchema, { name: "  ", email: "a@b.in", phone: "", message: "" })).toEqual([
    "Please enter your name",
  ]);
  expect(messages(contactSchema, { name: "Asha", email: "", phone: " ", message: "" })).toEqual([
    "Please provide either an email or phone number",
  ]);
  const form = enrollmentFormSchema({ asksTick: false, asksAge: false });
  const incomplete = "Please fill in name and at least one contact method (email or phone)";
  expect(messages(form, { name: "Asha", email: "", phone: "" })).toEqual([incomplete]);
  expect(messages(form, { name: "", email: "", phone: "1234567" })?.[0]).toBe(incomplete);
});

test("a name is what is seen of it, and nothing seen is no name", () => {
  const parse = (name: string) => v.parse(contactSchema, { name, email: "a@b.in", phone: "", message: "" }).name;
  expect(parse("\u202EahsA\u202C\u200B \u2066Rao\u2069")).toBe("ahsA Rao");
  for (const name of ["क्\u200Dषमा", "👩\u200D💻 Asha", "زهرا\u200Cها"]) expect(parse(name)).toBe(name);
  expect(parse("A\uE000s\u{13430}h\uD800a")).toBe("Asha");
  const unseen = ["\u200B\u2060", "\u3164", "\u2800", "\u202E\u200D", "\u00AD", "\u{1D159}", "\u{13430}", "\u0301"];
  for (const name of [...unseen, "\uFFFC", "\uE000", "\u{110BD}", "\uD800", "\u0301 \u{1F3FB}", "---"]) {
    expect(messages(contactSchema, { name, email: "a@b.in", phone: "", message: "" })).toEqual([
      "Please enter your name",
    ]);
  }
});

test("an e-mail address has one key in every case", () => {
  expect(normalizeEmail(" Asha@Example.COM ")).toBe("asha@example.com");
});

const email = { kind: "email", key: "asha@example.com" } as const;
const phone = { kind: "phone", key: "9876543210" } as const;
const short = { kind: "phone", key: "5550100" } as const;

test.for([
  "asha@example.com",
  "Mail <ASHA@Example.com>.",
  "me: asha@example.com, please",
  "x\nasha@example.com\ny",
  ...Array.from("'=*_{/|#~-", (sign) => `ask ${sign}asha@example.com${sign} ok`),
  "email=asha@example.com",
  "9876512345/asha@example.com",
  "mail...asha@example.com",
  "asha@example.com-or call",
  "as\u200Bha@\u2060\u2060example\u00AD.com",
  "asha\uFEFF@example.c\u{E0061}om",
])("a text mentions an e-mail address that stands in it as a whole: %s", (text) =>
  expect(isContactInText(email, text)).toBe(true),
);

test.for([
  "natasha@example.com",
  "a.asha@example.com",
  "a_asha@example.com",
  "o'asha@example.com",
  "asha@example.com-shop.in",
  "asha@example.com.au",
  "asha@example.community",
  "asha@exampleXcom",
])("a text does not mention an address that is only part of another: %s", (text) =>
  expect(isContactInText(email, text)).toBe(false),
);

test.for([
  "9876543210",
  "call +91 98765-43210 now",
  "0091(98765)43210",
  "098765 43210",
  "98765.43210.",
  "9876543211 9876543210",
  "9 8 7 6 5 4 3 2 1 0",
  "फोन ९८७६५ ४३२१०",
  "+९१-९८७६५४३२१०",
  "９８７６５４３２１０",
  "98765\u200B43210",
  "98765\u201143210",
  "98765_43210",
  ...Array.from(",*|:\\~'\n", (sign) => `98765${sign}43210`),
  "٩٨٧٦٥٤٣٢١٠",
  "۹۸۷۶۵۴۳۲۱۰",
])("a text mentions a phone number in any spelling: %s", (text) => expect(isContactInText(phone, text)).toBe(true));

test.for(["98765432101", "9876543211", "1234598765432109", "98765x43210", "123459876543210"])(
  "a text does not mention a phone number that is only part of another: %s",
  (text) => expect(isContactInText(phone, text)).toBe(false),
);

test("a short number is no end of a longer one", () => {
  expect(isContactInText(short, "call 555-0100.")).toBe(true);
  expect(isContactInText(short, "call 98 555 0100")).toBe(false);
  expect(isContactInText(short, "call 5550100 1")).toBe(false);
});

test("an eraser knows thousands of contacts and names, and only what a text holds costs it anything", async () => {
  const flood = Array.from({ length: 3000 }, (_, index) => ({
    contacts: [
      { kind: "phone", key: `9${index + 100_000_000}` },
      { kind: "email", key: `v${index}@example.com` },
    ] as const,
    name: `Asha Visitor${index}x`,
  }));
  const eraserOf = (some: typeof flood) =>
    createEraser(
      some.flatMap(({ contacts }) => contacts),
      some.map(({ name }) => name),
    );
  const text = "I am ASHA \n visi\u200Btor7X, V7@EXAM\u2060PLE.COM or 9 10000-0007; v77@example.com.au stays";
  expect(eraserOf(flood)(text)).toBe("I am [erased], [erased] or [erased]; v77@example.com.au stays");
  const ten = flood.slice(0, 10);
  const all = ten.map(({ contacts }) => contacts.map(({ key }) => key).join(" or ")).join(", ");
  const timesAsLong = compareWith(() => eraserOf(ten)(all));
  expect(await timesAsLong(() => eraserOf(flood)(all), 30)).toBeLessThan(30);
  expect(
    createEraser([{ kind: "email", key: "ſtraße@example.com" }], [])("STRASSE@example.com, Straße@example.com"),
  ).toBe("STRASSE@example.com, [erased]");
});

test("a name of stacked marks or two lines is refused, and an address with what nobody sees", () => {
  const form = { name: "Asha", email: "asha@example.com", phone: "", message: "" };
  const refused = (name: string) => messages(contactSchema, { ...form, name }) !== undefined;
  expect(refused(`A${"\u0301".repeat(150)}`)).toBe(true);
  expect(refused("Asha\u2028Rao")).toBe(true);
  for (const name of ["Nguyễn Thị Ánh", "क्षितिज", "สมชาย", "A\u0301\u0323\u0308"])
    expect(refused(name), name).toBe(false);
  for (const email of ["as\uFE0Fha@example.com", "asha@exam\u034Fple.com", "as\u200Bha@example.com"]) {
    expect(messages(contactSchema, { ...form, email }), email).toBeDefined();
    expect(normalizeEmail(email)).toBe("asha@example.com");
  }
});
