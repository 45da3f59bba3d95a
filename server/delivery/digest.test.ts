import fc from "fast-check";
import { expect, test } from "vitest";
import { readChatText, findFaults } from "#tests/support/team-chat-rules.ts";
import { contactMessage, order } from "#tests/support/sample-requests.ts";
import type { Delivery } from "../db/deliveries/leases.ts";
import { formatDigest, mostInDigest } from "./digest.ts";

const makeDelivery = (kind: Delivery["kind"], body: object): Delivery => ({
  id: crypto.randomUUID(),
  kind,
  sender: "a",
  body: JSON.stringify(body),
  createdAt: "2026-03-01T10:00:00.000Z",
  giveUpAt: "2026-03-02T10:00:00.000Z",
  tries: 1,
});

test("a full digest stays inside the limits, names all and does nothing, whatever was typed", () => {
  const text = (maxLength: number) =>
    fc.oneof(
      fc.string({ unit: "binary", maxLength }),
      fc
        .constantFrom("*", "[a](https://b.example) ", "\u202E@everyone\n", "👩‍👩‍👧", "x")
        .map((part) => part.repeat(maxLength)),
    );
  const property = fc.property(text(60), text(80), text(200), (name, email, message) => {
    const fill = (kind: "enrollment" | "contact", body: object): [Delivery, ...Delivery[]] => [
      makeDelivery(kind, body),
      ...Array.from({ length: mostInDigest - 1 }, () => makeDelivery(kind, body)),
    ];
    for (const deliveries of [
      fill("contact", { ...contactMessage, name, email, message }),
      fill("enrollment", { ...order, name, email }),
    ]) {
      const digest = formatDigest(deliveries);
      expect(findFaults(digest)).toEqual([]);
      const [{ fields }] = digest.embeds;
      expect(fields.map((field) => field.name)).toEqual(deliveries.map(({ id }) => `Reference ${id}`));
      expect(fields[0] && readChatText(fields[0].value).active).toEqual([]);
      expect(JSON.stringify(digest)).not.toMatch(/\p{Bidi_Control}/u);
    }
  });
  fc.assert(property, { numRuns: 30 });
});

test("an address that is too long for its line ends in an ellipsis", () => {
  const email = `${"a".repeat(90)}@example.com`;
  const [{ fields }] = formatDigest([makeDelivery("contact", { ...contactMessage, email })]).embeds;
  expect(fields[0]?.value.split("\n")[1]).toBe(`${"a".repeat(77)}…`);
});
