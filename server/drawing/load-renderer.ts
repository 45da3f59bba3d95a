import type { Renderer } from "./shape-renderer.ts";

export type LoadRenderer = () => Promise<Renderer>;

/** The libraries for it are loaded with the first drawing: most sites never draw. */
export function createRendererLoader(fontsFolder: string): LoadRenderer {
  let loading: Promise<Renderer> | undefined;
  return () =>
    (loading ??= import("./shape-renderer.ts").then(({ createSvgPngPdfRenderer }) =>
      createSvgPngPdfRenderer(fontsFolder),
    ));
}
