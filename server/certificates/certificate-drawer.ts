import { LRUCache } from "lru-cache";
import type { PublicCertificate } from "#domain/certificates/certificate-facts-and-paths.ts";
import type { LoadRenderer } from "../drawing/load-renderer.ts";

/** In bytes. To draw one takes a tenth of a second, and whoever shares one brings many who look. */
const maxCacheBytes = 8_000_000;

type DrawerOptions = {
  siteUrl: string;
  loadRenderer: LoadRenderer;
  /** Drawings wait for one another: a crowd at a page that was just shared would hold up everybody. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

/** Draws the paper (`pdf`, `svg`) and the share image (`png`). */
export function createCertificateDrawer({ siteUrl, loadRenderer, inTurn }: DrawerOptions) {
  const drawn = new LRUCache<string, Buffer>({ maxSize: maxCacheBytes, sizeCalculation: ({ length }) => length });
  /** Who asks for what is being drawn gets the same drawing. */
  const pending = new Map<string, Promise<Buffer>>();

  async function draw(certificate: PublicCertificate, kind: "pdf" | "png" | "svg"): Promise<Buffer> {
    const [renderer, { drawCertificate, drawShareImage }] = await Promise.all([
      loadRenderer(),
      import("./draw-certificate.ts"),
    ]);
    const options = { certificate, siteUrl, renderer };
    return kind === "png"
      ? renderer.toPng(drawShareImage(options))
      : kind === "pdf"
        ? renderer.toPdf([drawCertificate(options)], new Date(certificate.issuedAt))
        : Buffer.from(renderer.toSvg(drawCertificate(options)));
  }

  return async (certificate: PublicCertificate, kind: "pdf" | "png" | "svg"): Promise<Buffer> => {
    const key = `${kind} ${certificate.id} ${certificate.name ?? ""}`;
    const known = drawn.get(key) ?? pending.get(key);
    if (known) return known;
    const drawing = inTurn(() => draw(certificate, kind)).finally(() => pending.delete(key));
    pending.set(key, drawing);
    const made = await drawing;
    drawn.set(key, made);
    return made;
  };
}
