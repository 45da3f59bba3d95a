import { readFileSync } from "node:fs";
import { answersInHindi } from "#content/assistant/languages.ts";
import { course } from "#content/course.ts";
import { phases } from "#content/curriculum/phases.ts";
import { messageTemplates } from "#content/message-templates.ts";
import { listPlans } from "#content/plans.ts";
import { givesCertificates } from "#domain/content/course-facts.ts";
import { formatPrice } from "#domain/format/money.ts";
import { listTextsNamingUnknownPhases } from "./check-phase-references.ts";
import { lineNumberAt } from "./describe-content-issues.ts";

/** What is valid and may still be a mistake: the build tells it and goes on. */
export const listPossibleContentMistakes = async () => [
  ...(await listTextsNamingUnknownPhases()),
  ...listHighBundleListPrices(),
  ...listUnsentTemplates(),
  ...listTextsNamingMissingCertificate(),
];

const findLine = (file: string, text: string) => {
  const source = readFileSync(file, "utf8");
  return `${file}:${lineNumberAt(source, Math.max(0, source.indexOf(text)))}`;
};

type Priced = { phase: unknown; price: number; listPrice?: number | undefined };

/** A bundle struck from more than its phases cost: its card and the texts then name different savings. */
export function listHighBundleListPrices(plans: readonly Priced[] = listPlans("home")): string[] {
  const bundle = plans.find(({ phase }) => phase === null);
  const single = plans.filter(({ phase }) => phase !== null);
  const sum = single.reduce((sum, { price, listPrice = price }) => sum + listPrice, 0);
  if (!bundle?.listPrice || single.length < phases.length || bundle.listPrice <= sum) return [];
  const saved = formatPrice(bundle.listPrice - bundle.price);
  return [
    `${findLine("content/prices.ts", "bundle:")}: the bundle's listPrice is ${formatPrice(bundle.listPrice)}, but its phases one by one are ${formatPrice(sum)}: its card says "Save ${saved}", texts say what it saves against its phases.`,
  ];
}

function listUnsentTemplates(): string[] {
  const isInHindi = messageTemplates.templates.some(({ hi, hinglish }) => hi ?? hinglish);
  if (answersInHindi || !isInHindi) return [];
  return [
    `${findLine("content/message-templates.ts", "templates:")}: the templates in Hindi (\`hi\`, \`hinglish\`) are used by nobody while content/assistant/languages.ts switches Hindi off: they may go.`,
  ];
}

/** Plain texts of a course without a certificate that still speak of one. */
function listTextsNamingMissingCertificate(): string[] {
  if (givesCertificates(course)) return [];
  const files = ["about", "benefits", "faq", "help", "pages", "prices", "reviews", "text-pages"];
  return files.flatMap((name) =>
    readFileSync(`content/${name}.ts`, "utf8")
      .split("\n")
      .flatMap((line, index) =>
        /\bcertificates?\b/i.test(line) && !/^\s*\/\/|\bno certificate/i.test(line)
          ? [`content/${name}.ts:${index + 1}: speaks of a certificate, but content/course.ts says that there is none.`]
          : [],
      ),
  );
}
