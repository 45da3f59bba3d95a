import { renderWebManifest } from "#server/pages/site-files.ts";

export const loader = () =>
  new Response(renderWebManifest(), { headers: { "content-type": "application/manifest+json" } });
