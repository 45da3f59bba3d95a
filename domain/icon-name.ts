import * as v from "valibot";

/** Icons that the site's texts may name; app/ui/site-icon.tsx draws each of them. */
const siteIconNames = [
  "at-sign",
  "award",
  "book-open",
  "briefcase",
  "camera",
  "cloud-upload",
  "code-xml",
  "database",
  "folder-git",
  "globe",
  "graduation-cap",
  "infinity",
  "notebook-pen",
  "package",
  "play",
  "shield-check",
  "sparkles",
  "target",
  "terminal",
  "users",
  "wallet",
] as const;
export type SiteIconName = (typeof siteIconNames)[number];
export const siteIconSchema = v.picklist(siteIconNames, "must be a name listed in domain/icon-name.ts");

/** Icons that the curriculum may name, all of them Lucide's; server/icon-drawings.ts sends those a page shows. */
const dayIconNames = [
  "blocks",
  "book-open",
  "bot",
  "boxes",
  "braces",
  "brain",
  "briefcase",
  "bug",
  "circle-help",
  "clipboard-check",
  "clock",
  "cloud-upload",
  "code-xml",
  "container",
  "database",
  "file-code",
  "file-text",
  "folder-git",
  "git-branch",
  "git-pull-request",
  "globe",
  "layers",
  "layout-template",
  "list-checks",
  "lock",
  "message-square",
  "messages-square",
  "monitor",
  "package",
  "paintbrush",
  "plug",
  "puzzle",
  "repeat",
  "scroll-text",
  "search",
  "server",
  "shield",
  "shield-check",
  "sparkles",
  "square-terminal",
  "table",
  "terminal",
  "test-tube",
  "trophy",
  "users",
  "webhook",
  "wrench",
  "zap",
] as const;
export type DayIconName = (typeof dayIconNames)[number];
export const dayIconSchema = v.picklist(dayIconNames, "must be a name listed in domain/icon-name.ts");

/** An icon as data: its elements and their attributes. */
export type IconDrawing = [element: string, attributes: Record<string, string>][];
export type IconDrawings = Partial<Record<DayIconName, IconDrawing>>;
