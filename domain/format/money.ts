import { currency } from "#region";

export { currency };

/** How an amount is written: `₹1,00,000` has groups of two before the last three digits, `100.000 €` has its sign at the end. */
type MoneyFormat = { before: string; after: string; separator: string; group: number };

export function readMoneyFormat({ code, locale }: typeof currency): MoneyFormat {
  const format = createMoneyFormat(locale, { currency: code, maximumFractionDigits: 0 });
  const parts = format.formatToParts(12_345_678);
  const isDigits = ({ type }: Intl.NumberFormatPart) => type === "integer" || type === "group";
  const join = (some: Intl.NumberFormatPart[]) => some.map(({ value }) => value).join("");
  return {
    before: join(parts.slice(0, parts.findIndex(isDigits))),
    after: join(parts.slice(parts.findLastIndex(isDigits) + 1)),
    separator: parts.find(({ type }) => type === "group")?.value ?? "",
    group: parts.filter(({ type }) => type === "integer").at(-2)?.value.length ?? 3,
  };
}

/** A currency or locale that the platform does not know is the schema's to refuse, so that all other content is checked too. */
function createMoneyFormat(locale: string, options: Intl.NumberFormatOptions) {
  try {
    return new Intl.NumberFormat(locale, { style: "currency", ...options });
  } catch {
    return new Intl.NumberFormat("en", { style: "currency", ...options, currency: "XXX" });
  }
}

// The build puts the format in for browsers: the first `Intl` formatter of a page holds up a mid-range phone for about a tenth
// of a second, and may write the amount differently from the server.
declare const moneyFormat: MoneyFormat | undefined;
const money = typeof moneyFormat === "undefined" ? readMoneyFormat(currency) : moneyFormat;
const groupStart = new RegExp(String.raw`\B(?=(\d{${money.group}})*\d{3}$)`, "g");

/** `₹` or `€`; some stand behind the amount. */
export const currencySign = (money.before || money.after).trim();
/** What stands before or behind an amount, with the space that the locale puts between: `€ ` in Austria, ` €` in Germany. */
export const { before: signBefore, after: signAfter } = money;
export const currencyCode = currency.code;

/** `21,000`: the amount without its sign. */
export const formatAmount = (amount: number) => String(amount).replaceAll(groupStart, money.separator);

/** `₹21,000` */
export const formatPrice = (amount: number) => `${money.before}${formatAmount(amount)}${money.after}`;

export const formatCurrencyName = (language = "en") =>
  createMoneyFormat(language, { currency: currencyCode, currencyDisplay: "name" })
    .formatToParts(2)
    .find(({ type }) => type === "currency")?.value ?? currencyCode;

/** The amount that somebody typed, with or without the sign and the separators; not a number where it is something else. */
export function parsePriceOrNaN(text: string): number {
  const digits = [currencySign, currencyCode, money.separator].reduce(
    (rest, sign) => (sign === "" ? rest : rest.replaceAll(sign, "")),
    text,
  );
  const figures = digits.replaceAll(/\s/g, "");
  return /^\d+$/.test(figures) ? Number(figures) : Number.NaN;
}

/** `$5000+` is how the course writes this one figure: no grouping. */
export const formatDollars = (amount: number) => `$${amount}`;
