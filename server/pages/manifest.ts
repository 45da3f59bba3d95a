import { courseName, site } from "#content/site.ts";

/** What a phone needs to put the site on its home screen. */
export const writeManifest = () =>
  JSON.stringify({
    name: courseName,
    short_name: site.wordmark,
    description: site.tagline,
    start_url: "/",
    display: "browser",
    background_color: "#0a1215",
    theme_color: "#0a1215",
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  });
