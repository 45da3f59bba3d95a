import { writeManifest } from "#server/pages/site-files.ts";

export const loader = () => new Response(writeManifest(), { headers: { "content-type": "application/manifest+json" } });
