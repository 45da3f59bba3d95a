import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

// Run by hand (`npm run fonts`) when a font package is updated; the small files it writes are part of the sources.
const basicLatin = Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCodePoint(0x20 + i)).join("");
// What our own texts use beyond ASCII: quotes, dashes, dots, arithmetic, and the accents of borrowed words.
const typography = "\u00a0£©«°±·»¿×÷éèêàáâäãåçíïîñóôöõøúûüýßœæÉÀÇÑÖÜ–—‘’“”•…′″€™−";

const faces = [
  { name: "anek-latin", family: "@fontsource-variable/anek-latin/files/anek-latin", weights: { min: 400, max: 800 } },
  {
    name: "sometype-mono",
    family: "@fontsource-variable/sometype-mono/files/sometype-mono",
    weights: { min: 400, max: 700 },
  },
];

/** Certificates are drawn by the server, which needs the letters of names: those of Latin, of India's scripts, Arabic and emoji. */
const certificates = "server/drawing/fonts";
const lettersBetween = (...ranges: [number, number][]) =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)))
    .join("");
const latinLetters = lettersBetween([0x20, 0x24f], [0x1e00, 0x1eff], [0x2010, 0x2044], [0x20a0, 0x20bf]);
/** As `shared` in text-runs.ts, and the circle that stands for a missing letter. */
const joints = " -.'’,()\u200c\u200d\u25cc";
const scripts: Record<string, [number, number][]> = {
  arabic: [
    [0x600, 0x6ff],
    [0x750, 0x77f],
  ],
  bengali: [[0x980, 0x9ff]],
  devanagari: [[0x900, 0x97f]],
  gujarati: [[0xa80, 0xaff]],
  gurmukhi: [[0xa00, 0xa7f]],
  kannada: [[0xc80, 0xcff]],
  malayalam: [[0xd00, 0xd7f]],
  tamil: [[0xb80, 0xbff]],
  telugu: [[0xc00, 0xc7f]],
};
const emoji = lettersBetween(
  [0x2600, 0x27bf],
  [0x1f1e6, 0x1f1ff],
  [0x1f300, 0x1f64f],
  [0x1f680, 0x1f6ff],
  [0x1f900, 0x1f9ff],
  [0x1fa70, 0x1faff],
);
const certificateFaces = [
  ...["latin", "latin-ext"].flatMap((part) =>
    [500, 800].map((weight) => ({
      name: `anek-${part}-${weight}`,
      file: `anek-latin/files/anek-latin-${part}-${weight}-normal.woff`,
      letters: latinLetters,
    })),
  ),
  ...Object.entries(scripts).map(([script, ranges]) => ({
    name: `noto-sans-${script}`,
    file: `noto-sans-${script}/files/noto-sans-${script}-${script}-600-normal.woff`,
    letters: lettersBetween(...ranges) + joints,
  })),
  { name: "noto-emoji", file: "noto-emoji/files/noto-emoji-emoji-400-normal.woff", letters: emoji },
];
await mkdir(certificates, { recursive: true });
for (const { name, file, letters } of certificateFaces) {
  // Families of emoji are drawn one by one: their joined forms would double the file.
  const options = { targetFormat: "sfnt", noLayoutClosure: name === "noto-emoji" } as const;
  const font = await subsetFont(await readFile(`node_modules/@fontsource/${file}`), letters, options);
  await writeFile(`${certificates}/${name}.ttf`, font);
  process.stdout.write(`${certificates}/${name}.ttf ${font.length} bytes\n`);
}
for (const family of ["anek-latin", "noto-sans-devanagari", "noto-emoji"]) {
  await copyFile(`node_modules/@fontsource/${family}/LICENSE`, `${certificates}/${family}-licence.txt`);
}

await mkdir("app/fonts", { recursive: true });
for (const { name, family, weights } of faces) {
  const options = { targetFormat: "woff2", variationAxes: { wght: weights } } as const;
  const latin = await readFile(`node_modules/${family}-latin-wght-normal.woff2`);
  // The rupee sign is not in the latin file of either family.
  const extended = await readFile(`node_modules/${family}-latin-ext-wght-normal.woff2`);
  const written = {
    latin: await subsetFont(latin, basicLatin + typography, options),
    rupee: await subsetFont(extended, "₹", options),
  };
  await copyFile(`node_modules/@fontsource-variable/${name}/LICENSE`, `app/fonts/${name}-licence.txt`);
  for (const [part, font] of Object.entries(written)) {
    await writeFile(`app/fonts/${name}-${part}.woff2`, font);
    process.stdout.write(`app/fonts/${name}-${part}.woff2 ${font.length} bytes\n`);
  }
}
