import * as v from "valibot";
import { text } from "./define-content.ts";
import { findContrastFaultAndFix } from "./color-contrast-and-families.ts";

const isHexColor = (color: string) => /^#[0-9a-f]{6}$/.test(color);

/** A colour must be seen in both themes; the shades that pages need of it are derived. */
const isVisible = v.check<string, (issue: v.CheckIssue<string>) => string>(
  (color) => !isHexColor(color) || findContrastFaultAndFix(color) === null,
  ({ input }) => {
    const fault = findContrastFaultAndFix(input);
    if (!fault) return "must be seen";
    const { contrast, needed, nearest } = fault;
    return `must have a contrast of ${needed} or more with ${fault.with} (it has ${contrast.toFixed(1)}, and the nearest that passes is ${nearest})`;
  },
);
const colorSchema = v.pipe(text, v.check(isHexColor, "must be a colour such as #fdb01c, in small letters"), isVisible);

export const phaseColorSchema = v.pipe(
  text,
  v.check(
    (color) => ["accent", "cool", "plain"].includes(color) || isHexColor(color),
    "must be accent, cool, plain or a colour such as #9b7bff",
  ),
  isVisible,
);

export const lookSchema = v.object({
  /** Buttons, the bundle, links: what is to be pressed. */
  accent: colorSchema,
  /** Icons, bullets and marks. */
  cool: colorSchema,
  /** The name of an SVG file in `content/images/`; without one, bars in the colours are the logo. */
  logo: v.optional(v.pipe(text, v.endsWith(".svg", "must be an SVG file"))),
});

/** The colours that the style sheet was designed with: their shades are in `app/styles/tokens.css`, chosen by eye. */
export const designedColors = { accent: "#fdb01c", cool: "#36baba" };
