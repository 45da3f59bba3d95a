import { emailKey, phoneDigits } from "#domain/contact/contact-keys.ts";
import type { FileStudent } from "./parse-student-row.ts";

export type KnownStudent = { id: string; name: string; email: string; phone: string };

const nameKey = (name: string) => name.toLowerCase().replaceAll(/\s+/g, " ");

const hasContact = ({ email, phone }: KnownStudent) => email !== "" || phone !== "";

/** Of two with one name: the same e-mail or phone, or one of them with neither, which cannot be told apart. */
function isSamePerson(a: KnownStudent, b: KnownStudent): boolean {
  if (!hasContact(a) || !hasContact(b)) return true;
  const isSame = (x: string, y: string) => x !== "" && x === y;
  return isSame(emailKey(a.email), emailKey(b.email)) || isSame(phoneDigits(a.phone), phoneDigits(b.phone));
}

/** Why a line of the file is probably a student who is there already, by its number. */
export function findDuplicates(rows: readonly FileStudent[], known: readonly KnownStudent[]): Map<number, string> {
  const ids = new Set(known.map(({ id }) => id));
  const byName = Map.groupBy<string, KnownStudent & { line?: number }>(known, ({ name }) => nameKey(name));
  const duplicates = new Map<number, string>();
  for (const { line, id, student } of rows) {
    const one = { id, line, name: student.name, email: student.email, phone: student.phone };
    const namesakes = byName.get(nameKey(one.name)) ?? [];
    const same = namesakes.find((other) => isSamePerson(one, other));
    if (same?.line !== undefined) duplicates.set(line, `The same student as on line ${same.line}`);
    else if (same || ids.has(id)) duplicates.set(line, "There is such a student already");
    byName.set(nameKey(one.name), [...namesakes, one]);
  }
  return duplicates;
}
