import type { Renderer } from "./shapes.ts";

export type LoadRenderer = () => Promise<Renderer>;

/** The libraries for it are loaded with the first drawing: most sites never draw. */
export function createRendererLoader(fontsFolder: string): LoadRenderer {
  let loading: Promise<Renderer> | undefined;
  return () => (loading ??= import("./shapes.ts").then(({ createRenderer }) => createRenderer(fontsFolder)));
}
