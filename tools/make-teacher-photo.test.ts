import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { photoPath, photoSize, photoWidths } from "#domain/content/teacher-photo.ts";
import { makeTeacherPhoto } from "./make-teacher-photo.ts";

function createFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), "photo-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const drawPicture = (width: number, height: number) =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="50" height="50"/></svg>`,
  )
    .render()
    .asPng();

test("a photo of any shape is saved in one shape, both sizes and three formats", async () => {
  const folder = createFolder();
  const file = path.join(folder, "teacher.png");
  writeFileSync(file, drawPicture(1600, 1000));
  await makeTeacherPhoto(file, folder);
  for (const width of photoWidths) {
    for (const format of ["avif", "webp", "jpg"] as const) {
      const saved = await sharp(folder + photoPath(width, format)).metadata();
      expect([saved.width, saved.height]).toEqual([width, (width * photoSize.height) / photoSize.width]);
    }
  }
});

test("a photo that is too small or no picture is refused by name", async () => {
  const folder = createFolder();
  const [small, text] = [path.join(folder, "small.png"), path.join(folder, "text.jpg")];
  writeFileSync(small, drawPicture(400, 600));
  writeFileSync(text, "no picture");
  await expect(makeTeacherPhoto(small, folder)).rejects.toThrow("is 400 × 600 pixels, but must be 480 × 600 or more.");
  await expect(makeTeacherPhoto(text, folder)).rejects.toThrow("is not a picture that can be read");
});
