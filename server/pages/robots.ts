/** Pages that ask not to be indexed must stay readable to say so; /sr is named nowhere, this file included. */
export const writeRobots = (siteUrl: string) =>
  ["User-agent: *", "Disallow: /api/", "", `Sitemap: ${siteUrl}/sitemap.xml`, ""].join("\n");
