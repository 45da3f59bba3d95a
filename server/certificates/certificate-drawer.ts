import { LRUCache } from "lru-cache";
import type { PublicCertificate } from "#domain/certificates/certificate.ts";
import type { LoadRenderer } from "../drawing/load-renderer.ts";

/** In bytes. To draw one takes a tenth of a second, and whoever shares one brings many who look. */
const largestCache = 8_000_000;

type DrawerOptions = { siteUrl: string; loadRenderer: LoadRenderer };

/** Draws the paper (`pdf`, `svg`) and the share image (`png`). */
export function createCertificateDrawer({ siteUrl, loadRenderer }: DrawerOptions) {
  const drawn = new LRUCache<string, Buffer>({ maxSize: largestCache, sizeCalculation: ({ length }) => length });

  return async (certificate: PublicCertificate, kind: "pdf" | "png" | "svg"): Promise<Buffer> => {
    const key = `${kind} ${certificate.id} ${certificate.name ?? ""}`;
    const known = drawn.get(key);
    if (known) return known;
    const [renderer, { drawCertificate, drawShareImage }] = await Promise.all([
      loadRenderer(),
      import("./draw-certificate.ts"),
    ]);
    const options = { certificate, siteUrl, renderer };
    const made =
      kind === "png"
        ? await renderer.toPng(drawShareImage(options))
        : kind === "pdf"
          ? await renderer.toPdf([drawCertificate(options)], new Date(certificate.issuedAt))
          : Buffer.from(renderer.toSvg(drawCertificate(options)));
    drawn.set(key, made);
    return made;
  };
}
