import { foldDevanagari } from "../language/devanagari.ts";
import { either, hindi, promises } from "./promises.ts";

/** Words of denial that deny nothing: `no worries, full refund`, `if you are not satisfied`. */
const noDenial = either(
  "no (?:worries|worry|problem|doubt|risk|tension|matter|hassle|questions? asked|question)|not only|without (?:any )?(?:doubt|question|hassle|risk|problem)\\w*|(?:not|n't) (?:happy|satisfied|pleased|like|enjoy|worry)|(?:pasand|accha|acha|khush) (?:na|nahi)\\b|(?:koi )?(?:chinta|tension|dikkat) (?:na|nahi|mat)\\b|no experience|no prior|mann? (?:na|nahi)\\b|bina (?:pais[ae]|fees?)",
  "चिंता न करें, चिंता मत, पसंद नहीं, पसंद न, संतुष्ट नहीं, संतुष्ट न, अच्छा नहीं, अच्छा न लग, कोई दिक्कत नहीं, मन न लग, मन नहीं लग, बिना शुल्क, बिना फीस, बिना पैसे, बिना भुगतान",
);
const denial = new RegExp(
  `\\b(?:no|not|never|nothing|nor|neither|cannot|without|nahi|nahin|nhi|mat|na|bina)\\b|n't\\b|(?<![\\u0900-\\u097F])(?:${hindi("नहीं, नही, न, ना, मत, बिना, कोई भी नहीं")})(?![\\u0900-\\u097F])`,
  "i",
);
/** The visitor is sent to the team to ask, which promises nothing; `ask for your refund` would. */
const deferral = either(
  "(?:please )?(?:ask|check|confirm|write|enquire|inquire|contact)\\b(?!.{0,25}\\b(?:for (?:your|a|the|full)|to (?:get|claim|receive))\\b).{0,60}\\b(?:team|us|about|whether|before|e-?mail)|team se (?:puch|poo?ch)|depends? on|puch(?:h)? l",
  "टीम से पूछ, पूछ लें, पूछ लीजिए, पूछें, संपर्क कर",
);

const clauseEnd =
  /[.!?;।\n]+(?:\s|$)|,\s*(?=(?:you|we|it|the|your|full|money|then|and|aap|aapko|to|hum|ham|poor[ae]|pur[ae]|आप|हम|तो|पूर|पुर)(?![\p{L}\p{M}]))|\b(?:but|however|lekin|magar)\b|(?<=\s)(?:लेकिन|मगर|परंतु)(?=\s)/iu;

/** `नि:शुल्क`, as it is typed. */
const visargaAsColon = /(?<=\p{Script=Devanagari}):(?=\p{Script=Devanagari})/gu;

/** The promises that a text makes: what it denies or leaves to the team is none. */
function promisesIn(text: string): Set<string> {
  const folded = foldDevanagari(text.normalize("NFKC").replaceAll("’", "'").replaceAll(visargaAsColon, ""));
  const clauses = folded.split(clauseEnd).filter(Boolean);
  return new Set(
    promises
      .filter(({ parts, except }) =>
        clauses.some(
          (clause) =>
            parts.every((part) => part.test(clause)) &&
            !except?.test(clause) &&
            !denial.test(clause.replaceAll(new RegExp(noDenial, "gi"), " ")) &&
            !deferral.test(clause),
        ),
      )
      .map(({ name }) => name),
  );
}

/** The site's own questions state nothing: `Can I get a refund?` */
const question = /[^.!?\n]*\?/g;

/** The first promise of an answer that the site's own texts do not make. */
export function findInventedPromise(answer: string, grounds: readonly string[]): string | undefined {
  const made = promisesIn(answer);
  if (made.size === 0) return undefined;
  const stated = new Set(grounds.flatMap((ground) => [...promisesIn(ground.replaceAll(question, " "))]));
  return [...made].find((name) => !stated.has(name));
}
