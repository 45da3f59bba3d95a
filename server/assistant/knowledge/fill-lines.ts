import { bracesIn, fillTemplate } from "../answers/fill-template.ts";
import { badLine, type Line } from "./content-lines.ts";

/** Lines as one text with its facts filled in; `slots` stay open for the code. */
export function fillLines(
  lines: readonly Line[],
  facts: Readonly<Record<string, string>>,
  slots: readonly string[] = [],
): string {
  const open = new Set(slots.map((slot) => `{${slot}}`));
  // A slot wins over a fact of the same name.
  const closed = Object.fromEntries(Object.entries(facts).filter(([name]) => !slots.includes(name)));
  const filled = lines.map((line) => {
    for (const written of bracesIn(line.text))
      if (!open.has(written) && fillTemplate(written, closed) === written)
        throw badLine(line, `there is no fact ${written}`);
    return fillTemplate(line.text, closed);
  });
  return filled.join(" ");
}
