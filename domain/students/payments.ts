import * as v from "valibot";
import { formatLongDate } from "../format/dates.ts";
import { formatPrice } from "../format/money.ts";
import { idSchema, storedTextSchema } from "../format/shared-schemas.ts";
import { paidOnSchema } from "./student-field-schemas.ts";
import { studentSchema, type Student } from "./student-schemas.ts";

export const maxPaymentReferenceLength = 100;
export const maxPayment = 10_000_000;
/** It would count as received, and close the bill, on a day that has not come; most often the year is mistyped. */
export const paymentInFutureMessage = "The day of the payment must not be in the future";
/** Of one student in all: PostgreSQL stores the sum in 32 bits. */
export const maxReceived = 100 * maxPayment;
export const tooMuchReceivedMessage = `The payments of one student add up to at most ${maxReceived}`;
const badAmount = `The amount must be a whole number from 1 to ${maxPayment}`;
const badReference = `The reference must be a text of at most ${maxPaymentReferenceLength} characters`;

/** The body of the endpoint that records what was received of a student. Nothing is charged here. */
export const newPaymentSchema = v.object({
  ...idSchema.entries,
  amount: v.pipe(
    v.number(badAmount),
    v.integer(badAmount),
    v.minValue(1, badAmount),
    v.maxValue(maxPayment, badAmount),
  ),
  receivedOn: v.pipe(
    paidOnSchema,
    v.check((date) => date !== null, "The date of payment is missing"),
    v.transform((date) => date ?? ""),
  ),
  reference: v.optional(storedTextSchema(maxPaymentReferenceLength, badReference), ""),
});
export type NewPayment = v.InferOutput<typeof newPaymentSchema>;

export const paymentSchema = v.object({
  id: v.string(),
  studentId: v.string(),
  amount: v.number(),
  /** A day of the calendar. */
  receivedOn: v.string(),
  reference: v.string(),
  /** When it was written down, and by whom. */
  at: v.string(),
  by: v.string(),
});
export type Payment = v.InferOutput<typeof paymentSchema>;

/** Oldest first. */
export const paymentListSchema = v.object({
  payments: v.array(paymentSchema),
  /** By which a UPI app pays what is open; null without a UPI id, or where nothing is open. */
  upiLink: v.nullable(v.string()),
});

export const savedPaymentSchema = v.object({ student: studentSchema, payment: paymentSchema });

/** What is left of the agreed price; nothing where staff marked it as paid. Null without a price. */
export function findOpenAmount({ price, paidOn, received }: Money) {
  if (price === null) return null;
  return paidOn === null ? Math.max(0, price - received) : 0;
}

type Money = Pick<Student, "price" | "paidOn" | "received">;

/** Whether it is paid, by what staff marked and by the amounts received. */
export function formatPaidDateOrStatus({ price, paidOn, received }: Money): string {
  if (paidOn !== null) return formatLongDate(paidOn);
  if (received === 0) return "No";
  return price !== null && received >= price ? "Yes" : "Partly";
}

/** What was agreed, received, is open and came too often: what comes after the first two makes them add up. */
export function describeMoney(student: Money): string {
  const { price, paidOn, received } = student;
  const [open, excess] = [findOpenAmount(student), findExcess(student)];
  const parts = [
    `${formatPrice(received)} received`,
    open !== null && (open > 0 ? `${formatPrice(open)} open` : "nothing open"),
    excess > 0 && `${formatPrice(excess)} overpaid`,
    price !== null && paidOn !== null && received < price && `${formatPrice(price - received)} marked as paid`,
  ];
  return [price !== null && `${formatPrice(price)} agreed`, parts.filter(Boolean).join(", ")]
    .filter(Boolean)
    .join(": ");
}

/** What was received beyond the agreed price, most often a number mistyped; nothing without a price. */
export const findExcess = ({ price, received }: Pick<Student, "price" | "received">) =>
  price === null ? 0 : Math.max(0, received - price);

/** What a receipt says besides its payment: as of that, whatever came later. Payments are the oldest first. */
export function computeMoneyAfterPayment(student: Money, payments: readonly Payment[], { id, receivedOn }: Payment) {
  const { price, paidOn } = student;
  const received = payments
    .slice(0, payments.findIndex((one) => one.id === id) + 1)
    .reduce((sum, { amount }) => sum + amount, 0);
  // Marked by hand, where the payments do not make up the price.
  const isMarked = price !== null && paidOn !== null && paidOn <= receivedOn && student.received < price;
  return { received, open: price === null ? null : isMarked ? 0 : Math.max(0, price - received) };
}

export type Upi = { id: string; payee: string };
type UpiPayment = { upi: Upi; amount: number | null; note: string; reference: string };

/** For a message: links of UPI cannot be pressed there, but every UPI app takes the id and the amount. */
export const formatUpiIdAndAmount = ({ id }: Upi, amount: number) => `${id}, ${formatPrice(amount)}`;

/** Opens a UPI app with payee, amount and reference filled in; in rupees, the only currency of it. */
export function buildUpiLink({ upi, amount, note, reference }: UpiPayment): string {
  const fields = {
    // As it is: apps take no encoded `@`.
    pa: upi.id,
    pn: encodeURIComponent(upi.payee),
    ...(amount !== null && { am: `${amount}.00` }),
    cu: "INR",
    tn: encodeURIComponent(note.slice(0, 50)),
    tr: encodeURIComponent(reference),
  };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  return `upi://pay?${query.join("&")}`;
}
