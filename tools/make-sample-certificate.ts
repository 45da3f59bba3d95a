import { mkdir, rm } from "node:fs/promises";
import { certificateTexts } from "#content/certificate.ts";
import { course } from "#content/course.ts";
import {
  sampleCertificateImagePath,
  sampleCertificateWidths,
} from "#domain/certificates/certificate-facts-and-paths.ts";
import { collectCertificateFacts } from "#server/certificates/describe-certificate.ts";
import { drawCertificate } from "#server/certificates/draw-certificate.ts";
import { createSvgPngPdfRenderer } from "#server/drawing/shape-renderer.ts";

/** The sample certificate by the drawer of the true ones, so that it looks as they do; it has no id that could be checked. */
export function drawSampleCertificate({ name, date, mark }: NonNullable<typeof certificateTexts.sample>) {
  const renderer = createSvgPngPdfRenderer("server/drawing/fonts");
  const certificate = {
    ...collectCertificateFacts({ course: "bundle" }),
    id: "",
    name,
    issuedAt: new Date(0).toISOString(),
    revokedAt: null,
  };
  return { renderer, drawing: drawCertificate({ certificate, siteUrl: "", renderer, sample: { date, mark } }) };
}

export async function makeSampleCertificate(publicFolder = "public") {
  await rm(`${publicFolder}/certificate`, { recursive: true, force: true });
  if (!certificateTexts.sample || !course.certificate) return;
  const { default: sharp } = await import("sharp");
  const { renderer, drawing } = drawSampleCertificate(certificateTexts.sample);
  await mkdir(`${publicFolder}/certificate`, { recursive: true });
  for (const width of sampleCertificateWidths) {
    const picture = sharp(Buffer.from(renderer.toSvg(drawing)), { density: (72 * width) / drawing.width }).resize(
      width,
    );
    await picture
      .clone()
      .avif({ quality: 60 })
      .toFile(publicFolder + sampleCertificateImagePath(width, "avif"));
    await picture.webp({ lossless: true }).toFile(publicFolder + sampleCertificateImagePath(width, "webp"));
  }
}
