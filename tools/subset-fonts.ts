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
