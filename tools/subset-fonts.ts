import { execFileSync } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import subsetFont from "subset-font";
import { emojiFace, faces } from "#server/drawing/font-faces.ts";

// Run by hand (`npm run fonts`) when a font package is updated; the small files it writes are part of the sources.
const basicLatin = listLetters(0x20, 0x7e).join("");
// What our own texts use beyond ASCII: quotes, dashes, dots, arithmetic, and the accents of borrowed words.
const typography = "\u00a0£©«°±·»¿×÷éèêàáâäãåçíïîñóôöõøúûüýßœæÉÀÇÑÖÜ–—‘’“”•…′″€™−";

const webFonts = [
  { name: "anek-latin", family: "@fontsource-variable/anek-latin/files/anek-latin", weights: { min: 400, max: 800 } },
  {
    name: "sometype-mono",
    family: "@fontsource-variable/sometype-mono/files/sometype-mono",
    weights: { min: 400, max: 700 },
  },
];

/** Certificates are drawn by the server, which needs the letters of names. */
const certificates = "server/drawing/fonts";
/** As `shared` in text-shaper.ts, and the circle that stands for a missing letter. */
const joints = " -.'’,()\u200c\u200d\u25cc";
/** The letters of the everyday encodings of Chinese, Japanese and Korean: all of them would be 13 MB. */
const eastAsian = new Set(
  [
    { encoding: "gb2312", leads: [0xb0, 0xf7], trails: [0xa1, 0xfe] },
    { encoding: "big5", leads: [0xa4, 0xc6], trails: [0x40, 0xfe] },
    { encoding: "euc-jp", leads: [0xa1, 0xf4], trails: [0xa1, 0xfe] },
    { encoding: "euc-kr", leads: [0xb0, 0xc8], trails: [0xa1, 0xfe] },
  ].flatMap(({ encoding, leads, trails }) => {
    const pairs = numbersBetween(leads).flatMap((lead) => numbersBetween(trails).map((trail) => [lead, trail]));
    return pairs.flatMap((pair) => Array.from(new TextDecoder(encoding).decode(Uint8Array.from(pair))));
  }),
);
function numbersBetween([first = 0, last = 0]: readonly number[]) {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
function listLetters(first: number, last: number) {
  return numbersBetween([first, last]).map((code) => String.fromCodePoint(code));
}
const isNeeded = (letter: string) =>
  !/[\p{scx=Han}\p{scx=Hangul}\p{scx=Hiragana}]/u.test(letter) || eastAsian.has(letter);
/** Without the forms that a font makes by itself of joined letters. */
const basicPlane = [...listLetters(0x20, 0xfaff), "\uFFFD"];
const emoji = listLetters(0x1f1e6, 0x1faff);

await mkdir(certificates, { recursive: true });
// Each of these packages has every weight, up to 100 MB: they are not installed with the others.
const downloads = await mkdtemp(path.join(tmpdir(), "fonts-"));
const unpacked = path.join(downloads, "package");
const licences: string[] = [];
for (const { fileName, version, hasWeights, letters } of faces) {
  const options = { cwd: downloads, encoding: "utf8" } as const;
  const archive = execFileSync("npm", ["pack", "--silent", `@expo-google-fonts/${fileName}@${version}`], options);
  execFileSync("tar", ["xzf", archive.trim()], options);
  const isEmoji = fileName === emojiFace.fileName;
  const needed = [...basicPlane, ...emoji].filter((letter) => letters.test(letter) && isNeeded(letter));
  for (const weight of hasWeights ? ["500Medium", "800ExtraBold"] : [isEmoji ? "400Regular" : "600SemiBold"]) {
    const file = (await readdir(path.join(unpacked, weight))).find((one) => one.endsWith(".ttf")) ?? "";
    // Families of emoji are drawn one by one: their joined forms would double the file.
    const font = await subsetFont(await readFile(path.join(unpacked, weight, file)), joints + needed.join(""), {
      targetFormat: "sfnt",
      noLayoutClosure: isEmoji,
    });
    const target = `${certificates}/${fileName}${hasWeights ? `-${Number.parseInt(weight, 10)}` : ""}.ttf`;
    await writeFile(target, font);
    process.stdout.write(`${target} ${font.length} bytes\n`);
  }
  licences.push(await readFile(path.join(unpacked, "LICENSE_FONT"), "utf8"));
  await rm(unpacked, { recursive: true });
}
await rm(downloads, { recursive: true });
// They have the same terms, and a copyright of its own each.
const copyrights = licences.map(
  (text, index) => `${faces[index]?.fileName}: ${text.replace("\uFEFF", "").split("\n")[0]}`,
);
const terms = licences[0]?.split("\n").slice(1).join("\n");
await writeFile(`${certificates}/licences.txt`, `${copyrights.join("\n")}\n${terms}`);

await mkdir("app/fonts", { recursive: true });
for (const { name, family, weights } of webFonts) {
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
