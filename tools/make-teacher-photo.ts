import { mkdir } from "node:fs/promises";
import { ContentError } from "#domain/content/define-content.ts";
import { photoPath, photoSize, photoWidths } from "#domain/content/teacher-photo.ts";

/** Cuts the teacher's photo to its shape, around what catches the eye, and saves it in each size and format. */
export async function makeTeacherPhoto(file: string, publicFolder = "public") {
  // Loaded by a course with a photo alone.
  const { default: sharp } = await import("sharp");
  const { width, height } = await sharp(file)
    .metadata()
    .catch((error: unknown) => {
      throw new ContentError(`${file}: is not a picture that can be read: JPEG, PNG, WebP and AVIF are.`, {
        cause: error,
      });
    });
  if (Math.min(width / photoSize.width, height / photoSize.height) < 1) {
    throw new ContentError(
      `${file}: is ${width} × ${height} pixels, but must be ${photoSize.width} × ${photoSize.height} or more.`,
    );
  }
  await mkdir(`${publicFolder}/photos`, { recursive: true });
  const ratio = photoSize.height / photoSize.width;
  for (const wide of photoWidths) {
    const size = { width: wide, height: wide * ratio, fit: "cover", position: "attention" } as const;
    for (const [format, quality] of [
      ["avif", 55],
      ["webp", 75],
      ["jpg", 80],
    ] as const) {
      // Turned as the camera says first: what is saved carries no such note, nor where it was taken.
      await sharp(file)
        .rotate()
        .resize(size)
        .toFormat(format === "jpg" ? "jpeg" : format, { quality })
        .toFile(publicFolder + photoPath(wide, format));
    }
  }
}
