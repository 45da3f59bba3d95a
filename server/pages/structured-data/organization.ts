import type { Organization, WebSite } from "schema-dts";
import { courseName, site } from "#content/site.ts";

export const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;

export const organization = (siteUrl: string): Organization => ({
  "@type": "Organization",
  "@id": organizationId(siteUrl),
  name: courseName,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/icons/icon-512.png`,
});

/** The organization once more by its id, with what pages with contact details add to it. */
export const organizationContact = (siteUrl: string): Organization => ({
  "@type": "Organization",
  "@id": organizationId(siteUrl),
  email: site.contact.email,
  telephone: site.contact.phoneLink,
  sameAs: site.socials.map((social) => social.url),
});

export const website = (siteUrl: string): WebSite => ({
  "@type": "WebSite",
  "@id": `${siteUrl}/#website`,
  name: courseName,
  url: `${siteUrl}/`,
  inLanguage: "en-IN",
  publisher: { "@id": organizationId(siteUrl) },
});
