import { writeManifest } from "#server/pages/manifest.ts";

export const loader = () => new Response(writeManifest(), { headers: { "content-type": "application/manifest+json" } });
