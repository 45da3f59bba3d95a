import { Hono } from "hono";
import { encode } from "uqr";
import { messageTemplates } from "#content/message-templates.ts";
import { courseName } from "#content/site.ts";
import { idSchema } from "#domain/format/shared-schemas.ts";
import { toZonedIsoDate } from "#domain/format/time-zone.ts";
import {
  buildUpiLink,
  findOpenAmount,
  newPaymentSchema,
  paymentInFutureMessage,
  tooMuchReceivedMessage,
  type Payment,
} from "#domain/students/payments.ts";
import type { Student } from "#domain/students/student-schemas.ts";
import { deletePayment, listPayments, savePaymentOnce } from "../../db/students/payments.ts";
import { findStudent } from "../../db/students/students.ts";
import { parseIdempotencyKey, validateBody, validateQuery } from "../../http/validate.ts";
import type { Services } from "../../services.ts";
import type { StaffEnv } from "./guard.ts";

const recordedOtherwise = "This payment is recorded already, with other details. Close this form to see it.";
const notFound = { error: "Student not found" };

/** Null without a UPI id, and where nothing is open. */
function buildOpenUpiLink(student: Student): string | null {
  const [{ upi }, amount] = [messageTemplates, findOpenAmount(student)];
  if (!upi || amount === null || amount === 0) return null;
  return buildUpiLink({ upi, amount, note: `${courseName}: ${student.name}`, reference: student._id.slice(0, 8) });
}

/** Dark on white in either theme: that is what cameras read. */
function drawQrSvg(text: string): string {
  const { data, size } = encode(text, { ecc: "M", border: 2 });
  const d = data.flatMap((row, top) => row.flatMap((isDark, left) => (isDark ? `M${left} ${top}h1v1h-1z` : [])));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${d.join("")}"/></svg>`;
}

/** What was received of students. A record of staff: nothing is charged here. */
export const paymentRoutes = ({ db, now }: Services) =>
  new Hono<StaffEnv>()
    .get("/", validateQuery(idSchema), async (c) => {
      const student = await findStudent(db, c.req.valid("query").id);
      if (!student) return c.json(notFound, 404);
      const payments: Payment[] = await listPayments(db, [student._id]);
      return c.json({ payments, upiLink: buildOpenUpiLink(student) });
    })
    .get("/upi.svg", validateQuery(idSchema), async (c) => {
      const student = await findStudent(db, c.req.valid("query").id);
      const link = student && buildOpenUpiLink(student);
      return link ? c.body(drawQrSvg(link), 200, { "content-type": "image/svg+xml" }) : c.json(notFound, 404);
    })
    .post("/", validateBody(newPaymentSchema), async (c) => {
      const key = parseIdempotencyKey(c);
      if (!key.success) return c.json({ error: key.issues[0].message }, 400);
      const payment = c.req.valid("json");
      if (payment.receivedOn > toZonedIsoDate(now())) return c.json({ error: paymentInFutureMessage }, 400);
      const saved = await savePaymentOnce(db, payment, key.output, now(), c.var.staffName);
      if (saved === "key taken") return c.json({ error: recordedOtherwise }, 422);
      if (saved === "too much") return c.json({ error: tooMuchReceivedMessage }, 422);
      return saved ? c.json(saved, 201) : c.json(notFound, 404);
    })
    .post("/delete", validateBody(idSchema), async (c) => {
      const student = await deletePayment(db, c.req.valid("json").id, now(), c.var.staffName);
      return student ? c.json(student) : c.json({ error: "Payment not found" }, 404);
    });
