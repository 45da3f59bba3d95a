/** The grounds of the two themes, on which colours stand: page, surface, raised. As in `app/styles/tokens.css`. */
const grounds = { dark: ["#0a1215", "#111a1e", "#192529"], light: ["#f5f5ef", "#fefefb", "#eaeae3"] } as const;
type Theme = keyof typeof grounds;

/** What WCAG 2.2 asks of text, and of shapes that mean something. */
const minContrast = { text: 4.5, shape: 3 };

type Oklch = { l: number; c: number; h: number };

const toLinear = (value: number) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number) => (value <= 0.003_130_8 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
const readChannels = (hex: string) => [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));

/** The same lightness looks equally light in every hue (https://bottosson.github.io/posts/oklab). */
function toOklch(hex: string): Oklch {
  const [r = 0, g = 0, b = 0] = readChannels(hex);
  const l = Math.cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b);
  const m = Math.cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b);
  const s = Math.cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b);
  const one = 1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s;
  const two = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s;
  return {
    l: 0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
    c: Math.hypot(one, two),
    h: Math.atan2(two, one),
  };
}

/** A colour that no screen shows loses of its strength until one does. */
function toHex({ l, c, h }: Oklch): string {
  const [one, two] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.396_337_777_4 * one + 0.215_803_757_3 * two) ** 3;
  const middle = (l - 0.105_561_345_8 * one - 0.063_854_172_8 * two) ** 3;
  const short = (l - 0.089_484_177_5 * one - 1.291_485_548 * two) ** 3;
  const channels = [
    4.076_741_662_1 * long - 3.307_711_591_3 * middle + 0.230_969_929_2 * short,
    -1.268_438_004_6 * long + 2.609_757_401_1 * middle - 0.341_319_396_5 * short,
    -0.004_196_086_3 * long - 0.703_418_614_7 * middle + 1.707_614_701 * short,
  ].map(fromLinear);
  if (c > 0.001 && channels.some((value) => value < -0.002 || value > 1.002)) return toHex({ l, c: c * 0.95, h });
  const bytes = channels.map((value) => Math.round(Math.min(1, Math.max(0, value)) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = readChannels(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

export function measureContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const contrastOn = (theme: Theme, hex: string) =>
  Math.min(...grounds[theme].map((ground) => measureContrast(hex, ground)));

/** The colour itself, or the nearest that stands out from a theme's grounds: lighter in the dark one, darker in the light one. */
function makeVisible(hex: string, theme: Theme, ratio: number): string {
  const color = toOklch(hex);
  for (let { l } = color; l >= 0 && l <= 1; l += theme === "dark" ? 0.005 : -0.005) {
    const moved = l === color.l ? hex : toHex({ ...color, l });
    if (contrastOn(theme, moved) >= ratio) return moved;
  }
  return theme === "dark" ? "#ffffff" : "#000000";
}

/** What stands on a fill: nearly black or nearly white, with a breath of its hue. */
export function pickTextColor(fill: string): string {
  const { h } = toOklch(fill);
  const inks = [toHex({ l: 0.2, c: 0.025, h }), toHex({ l: 0.985, c: 0.008, h })];
  return inks.toSorted((one, other) => measureContrast(other, fill) - measureContrast(one, fill))[0] ?? "#000000";
}

/** Why a colour cannot be used, and the nearest that can; null where it can. It fills squares and buttons of the dark theme as it is. */
export function findContrastFaultAndFix(
  hex: string,
): { contrast: number; needed: number; with: string; nearest: string } | null {
  const fault = (color: string) => {
    const shape = contrastOn("dark", color);
    if (shape < minContrast.shape) return { contrast: shape, needed: minContrast.shape, with: "the dark page" };
    const ink = pickTextColor(color);
    const text = measureContrast(ink, color);
    return text < minContrast.text ? { contrast: text, needed: minContrast.text, with: `its text ${ink}` } : null;
  };
  const found = fault(hex);
  if (!found) return null;
  const color = toOklch(hex);
  const steps = Array.from({ length: 200 }, (_, index) => (index % 2 ? -1 : 1) * 0.005 * Math.ceil((index + 1) / 2));
  const near = steps.map((step) => toHex({ ...color, l: Math.min(1, Math.max(0, color.l + step)) }));
  return { ...found, nearest: near.find((one) => !fault(one)) ?? "#ffffff" };
}

export type ColorFamily = {
  fill: string;
  on: string;
  text: string;
  edge: string;
  mark: string;
  soft: string;
  hover: string;
};

/** All that a theme needs of one colour. The accent fills the same in both themes, and the light one draws an edge around it. */
export function deriveColorFamily(hex: string, theme: Theme, { keepsFill }: { keepsFill: boolean }): ColorFamily {
  const isDark = theme === "dark";
  const fill = isDark || keepsFill ? hex : makeVisible(hex, "light", minContrast.text);
  const { l, c, h } = toOklch(fill);
  const soft = isDark ? { l: 0.28, c: c * 0.3, h } : { l: 0.93, c: Math.min(c, 0.06), h };
  const mark = makeVisible(fill, theme, minContrast.shape);
  return {
    fill,
    on: pickTextColor(fill),
    text: makeVisible(fill, theme, isDark ? 7 : 5.5),
    edge: isDark ? fill : makeVisible(fill, theme, keepsFill ? 4 : minContrast.shape),
    mark,
    soft: toHex(soft),
    hover: toHex({ l: Math.min(1, l + (isDark ? 0.05 : -0.04)), c, h }),
  };
}
