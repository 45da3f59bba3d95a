import { foldSpelling } from "./fold-spelling.ts";
import { letterTable } from "./letter-table.ts";

const names = letterTable(
  "ए a बी b सी c डी d ई e एफ f जी g एच h आई i जे j के k एल l एम m एन n ओ o पी p क्यू q आर r एस s टी t यू u वी v डब्ल्यू w एक्स x वाई y जेड z",
);
const letterOf = new Map([...names].map(([name, letter]) => [foldSpelling(name), letter]));
// Longer names first: एक्स begins as ए does.
const name = [...letterOf.keys()].toSorted((a, b) => b.length - a.length).join("|");
const spelledOut = new RegExp(`^(?:${name}){3,8}$`);

/** An abbreviation that is written as it is said: `एचटीएमएल` is `html`. */
export const letterNames = (folded: string): string | undefined =>
  spelledOut.test(folded)
    ? folded.replaceAll(new RegExp(name, "g"), (letter) => letterOf.get(letter) ?? "")
    : undefined;
