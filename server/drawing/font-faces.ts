/** A font file and the letters that it is for; `npm run fonts` makes it of that version of the family's package. */
export type Face = { fileName: string; version: string; hasWeights?: boolean; letters: RegExp };

/** The font of the site's own texts. */
export const latinFace: Face = {
  fileName: "anek-latin",
  version: "0.4.2",
  hasWeights: true,
  letters: /[\0-\xFF\u02B0-\u02FF\p{scx=Latin}\p{Sc}\u2010-\u205E]/u,
};
/** What the former has, its rarer letters as well, and the mark for a letter that no font has. */
export const europeanFace: Face = {
  fileName: "noto-sans",
  version: "0.4.2",
  letters: /[\0-\xFF\u02B0-\u02FF\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\p{Sc}\u2010-\u205E\uFFFD]/u,
};

/** Names may be in any of these scripts; a font is loaded with the first name that needs it. */
const scriptFonts: [family: string, version: string, ...scripts: string[]][] = [
  ["noto-sans-arabic", "0.4.3", "Arabic"],
  ["noto-sans-armenian", "0.4.2", "Armenian"],
  ["noto-sans-bengali", "0.4.4", "Bengali"],
  ["noto-sans-devanagari", "0.4.1", "Devanagari"],
  ["noto-sans-ethiopic", "0.4.2", "Ethiopic"],
  ["noto-sans-georgian", "0.4.3", "Georgian"],
  ["noto-sans-gujarati", "0.4.2", "Gujarati"],
  ["noto-sans-gurmukhi", "0.4.1", "Gurmukhi"],
  ["noto-sans-hebrew", "0.4.1", "Hebrew"],
  ["noto-sans-kannada", "0.4.3", "Kannada"],
  ["noto-sans-khmer", "0.4.3", "Khmer"],
  ["noto-sans-kr", "0.4.3", "Hangul"],
  ["noto-sans-lao", "0.4.2", "Lao"],
  ["noto-sans-malayalam", "0.4.2", "Malayalam"],
  ["noto-sans-meetei-mayek", "0.4.2", "Meetei_Mayek"],
  ["noto-sans-myanmar", "0.4.2", "Myanmar"],
  ["noto-sans-ol-chiki", "0.4.2", "Ol_Chiki"],
  ["noto-sans-oriya", "0.4.2", "Oriya"],
  ["noto-sans-sc", "0.4.3", "Han", "Hiragana", "Katakana", "Bopomofo"],
  ["noto-sans-sinhala", "0.4.2", "Sinhala"],
  ["noto-sans-tamil", "0.4.3", "Tamil"],
  ["noto-sans-telugu", "0.4.2", "Telugu"],
  ["noto-sans-thai", "0.4.2", "Thai"],
];
export const scriptFaces = scriptFonts.map(([fileName, version, ...scripts]): Face => ({
  fileName,
  version,
  letters: new RegExp(`[${scripts.map((script) => String.raw`\p{scx=${script}}`).join("")}]`, "u"),
}));

/** In one colour, as paper has. */
export const emojiFace: Face = {
  fileName: "noto-emoji",
  version: "0.4.7",
  letters: /(?![\0-\xFF])[\p{Extended_Pictographic}\p{RI}]/u,
};

export const faces = [latinFace, europeanFace, ...scriptFaces, emojiFace];
