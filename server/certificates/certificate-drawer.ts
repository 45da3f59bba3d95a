import { LRUCache } from "lru-cache";
import type { PublicCertificate } from "#domain/certificates/certificate.ts";

/** In bytes. To draw one takes a tenth of a second, and whoever shares one brings many who look. */
const largestCache = 8_000_000;

type DrawerOptions = { siteUrl: string; /** Of the fonts that names and texts are drawn in. */ fontsFolder: string };

/** Draws the paper (`pdf`, `svg`) and the share image (`png`); the libraries for it are loaded with the first one. */
export function createCertificateDrawer({ siteUrl, fontsFolder }: DrawerOptions) {
  const drawn = new LRUCache<string, Buffer>({ maxSize: largestCache, sizeCalculation: ({ length }) => length });
  let loading: ReturnType<typeof load> | undefined;
  async function load() {
    const [{ createRenderer }, drawings] = await Promise.all([
      import("./drawing/shapes.ts"),
      import("./drawing/draw-certificate.ts"),
    ]);
    return { renderer: createRenderer(fontsFolder), ...drawings };
  }

  return async (certificate: PublicCertificate, kind: "pdf" | "png" | "svg"): Promise<Buffer> => {
    const key = `${kind} ${certificate.id} ${certificate.name ?? ""}`;
    const known = drawn.get(key);
    if (known) return known;
    const { renderer, drawCertificate, drawShareImage } = await (loading ??= load());
    const options = { certificate, siteUrl, renderer };
    const made =
      kind === "png"
        ? renderer.toPng(drawShareImage(options))
        : kind === "pdf"
          ? await renderer.toPdf(drawCertificate(options), new Date(certificate.issuedAt))
          : Buffer.from(renderer.toSvg(drawCertificate(options)));
    drawn.set(key, made);
    return made;
  };
}
