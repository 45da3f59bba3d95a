import { iconNames } from "../vite/icon-sprite.ts";
import { isSimilarName } from "./describe-content-issues.ts";

/** What a name that is no icon may mean, as the end of a sentence: icons written alike, or with a word of it. */
export function suggestSimilarIcons(name: string): string {
  const words = new Set(name.toLowerCase().match(/[a-z]{3,}/g));
  const near = iconNames.filter((icon) => icon.startsWith(name.slice(0, 3)) && isSimilarName(icon, name));
  const sharing = iconNames.filter((icon) => icon.split("-").some((word) => words.has(word)));
  const distance = (icon: string) => Math.abs(icon.length - name.length);
  const found = [near, sharing]
    .flatMap((icons) => icons.toSorted((one, other) => distance(one) - distance(other)))
    .slice(0, 2);
  // Which names are of companies, no list says.
  return found.length > 0
    ? `: did you mean ${found.join(" or ")}?`
    : ": it has no logos of companies, for which camera, play or at-sign may stand.";
}
