import { expect, test } from "vitest";
import {
  buildUpiLink,
  describeMoney,
  formatPaidDateOrStatus,
  findExcess,
  computeMoneyAfterPayment,
  findOpenAmount,
} from "./payments.ts";

test("what is open is the agreed price less what was received, and nothing once it is paid", () => {
  expect(findOpenAmount({ price: 3000, paidOn: null, received: 1200 })).toBe(1800);
  expect(findOpenAmount({ price: 3000, paidOn: null, received: 3500 })).toBe(0);
  expect(findOpenAmount({ price: 3000, paidOn: "2026-03-01", received: 0 })).toBe(0);
  expect(findOpenAmount({ price: null, paidOn: null, received: 100 })).toBeNull();
});

test("what was received beyond the agreed price is told", () => {
  expect(findExcess({ price: 3000, received: 6000 })).toBe(3000);
  expect(findExcess({ price: 3000, received: 3000 })).toBe(0);
  expect(findExcess({ price: null, received: 100 })).toBe(0);
});

test("a receipt tells what was received and open as of its payment, not what came later", () => {
  const payments = [500, 1000, 1500].map((amount, at) => ({
    id: String(at),
    studentId: "a",
    amount,
    reference: "",
    at: "",
    by: "",
    receivedOn: `2026-03-0${at + 1}`,
  }));
  const tell = (student: Parameters<typeof computeMoneyAfterPayment>[0]) =>
    payments.map((payment) => Object.values(computeMoneyAfterPayment(student, payments, payment)));
  // Marked as paid by the last one.
  expect(tell({ price: 3000, paidOn: "2026-03-03", received: 3000 })).toEqual([
    [500, 2500],
    [1500, 1500],
    [3000, 0],
  ]);
  // By hand, after the first.
  expect(tell({ price: 9000, paidOn: "2026-03-02", received: 3000 }).map(([, open]) => open)).toEqual([8500, 0, 0]);
  expect(tell({ price: null, paidOn: null, received: 3000 }).map(([, open]) => open)).toEqual([null, null, null]);
});

test.for([
  [{ price: 3000, paidOn: null, received: 0 }, "No", "₹3,000 agreed: ₹0 received, ₹3,000 open"],
  [{ price: 3000, paidOn: null, received: 1200 }, "Partly", "₹3,000 agreed: ₹1,200 received, ₹1,800 open"],
  [{ price: 3000, paidOn: null, received: 3000 }, "Yes", "₹3,000 agreed: ₹3,000 received, nothing open"],
  [
    { price: 3000, paidOn: null, received: 6000 },
    "Yes",
    "₹3,000 agreed: ₹6,000 received, nothing open, ₹3,000 overpaid",
  ],
  [
    { price: 3000, paidOn: "2026-03-01", received: 1000 },
    "March 1, 2026",
    "₹3,000 agreed: ₹1,000 received, nothing open, ₹2,000 marked as paid",
  ],
  [{ price: null, paidOn: null, received: 100 }, "Partly", "₹100 received"],
] as const)("what is paid adds up: %j", ([money, paid, told]) => {
  expect(formatPaidDateOrStatus(money)).toBe(paid);
  expect(describeMoney(money)).toBe(told);
});

test("a UPI link names payee, amount, currency, note and reference", () => {
  const upi = { id: "course@examplebank", payee: "58 Days & Co" };
  const link = buildUpiLink({ upi, amount: 1800, note: "58 Days Course: Asha", reference: "ab12cd34" });
  expect(link).toBe(
    "upi://pay?pa=course@examplebank&pn=58%20Days%20%26%20Co&am=1800.00&cu=INR&tn=58%20Days%20Course%3A%20Asha&tr=ab12cd34",
  );
  const read = new URL(link).searchParams;
  expect(Object.fromEntries(read)).toEqual({
    pa: upi.id,
    pn: upi.payee,
    am: "1800.00",
    cu: "INR",
    tn: "58 Days Course: Asha",
    tr: "ab12cd34",
  });
  expect(buildUpiLink({ upi, amount: null, note: "", reference: "" })).not.toContain("am=");
});
