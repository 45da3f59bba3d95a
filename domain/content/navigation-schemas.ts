import * as v from "valibot";
import { text } from "./define-content.ts";

export const linkSchema = v.object({ label: text, path: v.pipe(text, v.startsWith("/", "must be a site path")) });

/** The navigation bar: on the home page an entry leads to a section, elsewhere to a page. */
export const menuSchema = v.array(v.object({ ...linkSchema.entries, section: text }));
export type MenuEntry = v.InferOutput<typeof menuSchema>[number];

export const footerSchema = v.array(v.object({ title: text, links: v.array(linkSchema) }));
export type PageLink = v.InferOutput<typeof linkSchema>;
export type FooterColumn = v.InferOutput<typeof footerSchema>[number];
