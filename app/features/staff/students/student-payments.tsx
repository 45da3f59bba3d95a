import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { cn } from "#app/lib/cn.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { formatLongDate } from "#domain/format/dates.ts";
import { currencySign, formatPrice, parsePriceOrNaN } from "#domain/format/money.ts";
import { toZonedIsoDate } from "#domain/format/time-zone.ts";
import {
  describeMoney,
  findExcess,
  computeMoneyAfterPayment,
  findOpenAmount,
  maxPaymentReferenceLength,
  paymentInFutureMessage,
  paymentListSchema,
  savedPaymentSchema,
  type Payment,
} from "#domain/students/payments.ts";
import type { Student } from "#domain/students/student-schemas.ts";
import { formatPlanName } from "../course-phases.ts";
import { DialogButton, FormInDialog } from "../dialog-button-and-form.tsx";
import { timelineKey } from "../query-client.ts";
import { TitledCard } from "../record-sheet.tsx";
import { fetchParsed, useIdempotencyKey } from "../staff-api.ts";
import { useNow } from "../staff-clock-and-date-formats.ts";
import { rememberRestoredVersion, showUndoToast } from "../undo-toast.tsx";
import { useMessageTemplates } from "../use-message-templates.ts";
import { useTextField } from "../use-text-field.ts";
import { updateCachedStudents, useStudentChange } from "./use-students.ts";

/** What was received in parts, what is open, and a way to pay it. A record: nothing is charged here. */
export function StudentPayments({ student }: { student: Student }) {
  const { data } = useQuery({
    // Under the key of the timelines, which are fetched again after every save.
    queryKey: [...timelineKey, "payments", student._id],
    queryFn: () => fetchParsed(paymentListSchema, `students/payments?id=${student._id}`),
  });
  const open = findOpenAmount(student);
  const { payments = [], upiLink } = data ?? {};
  return (
    <TitledCard
      id="payments"
      title="Payments"
      aside={<RecordPaymentButton student={student} open={open} />}
      className="sm:p-5"
    >
      <p className={cn("text-small", findExcess(student) > 0 && "font-[650] text-danger-text")}>
        {describeMoney(student)}
      </p>
      <ul aria-label="Payments" className="grid gap-2 text-small empty:hidden">
        {payments.map((payment) => (
          <li key={payment.id} className="flex flex-wrap items-center gap-x-3">
            <span className="font-[650]">{formatPrice(payment.amount)}</span>
            <span className="label-mono text-fg-2">{formatLongDate(payment.receivedOn)}</span>
            <span className="wrap-anywhere">{payment.reference}</span>
            <ReceiptButton student={student} payment={payment} payments={payments} />
            <TakeBackButton payment={payment} />
          </li>
        ))}
      </ul>
      {/* The link is fetched again after a payment: until then it is that of before. */}
      {upiLink && open !== 0 && <UpiCode id={student._id} link={upiLink} open={open} />}
    </TitledCard>
  );
}

const UpiCode = ({ id, link, open }: { id: string; link: string; open: number | null }) => (
  <details>
    <summary className="link text-small">UPI link and code</summary>
    <div className="grid gap-3 pt-2 sm:grid-cols-[auto_minmax(0,1fr)]">
      {/* Another amount is another picture. */}
      <img
        src={`/api/students/payments/upi.svg?id=${id}&amount=${open}`}
        alt={`UPI code to pay ${formatPrice(open ?? 0)}`}
        className="size-44 rounded-cell"
      />
      <div className="grid content-start justify-items-start gap-2">
        <code className="rounded-cell bg-raised px-2.5 py-1.5 font-mono text-small wrap-anywhere">{link}</code>
        <Button size="sm" variant="outline" onClick={() => void navigator.clipboard.writeText(link)}>
          Copy the UPI link
        </Button>
      </div>
    </div>
  </details>
);

type OpenAmount = { student: Student; open: number | null };

const RecordPaymentButton = (props: OpenAmount) => (
  <DialogButton title="Record a payment" description="What was received, as a record. Nothing is charged here.">
    {(close) => <PaymentForm {...props} onClose={close} />}
  </DialogButton>
);

const useDeletePayment = () =>
  useStudentChange("students/payments/delete", { failure: "The payment was not taken back. Please try again." });

/** Deletes a payment that was recorded by mistake. */
function TakeBackButton({ payment: { id, studentId, amount, receivedOn, reference } }: { payment: Payment }) {
  const client = useQueryClient();
  const remove = useDeletePayment();
  const record = async () => {
    const body = { id: studentId, amount, receivedOn, reference };
    const { student } = await fetchParsed(savedPaymentSchema, "students/payments", body);
    updateCachedStudents(client, [student]);
    return student;
  };
  const takeBack = () =>
    remove.mutate(
      { id },
      {
        onSuccess: ({ version }) =>
          showUndoToast(client, `${formatPrice(amount)} taken back.`, async () => {
            const student = await record();
            rememberRestoredVersion(studentId, version - 1, student.version);
          }),
      },
    );
  return (
    <Button
      size="sm"
      variant="quiet"
      busy={remove.isPending}
      aria-label={`Take back ${formatPrice(amount)}`}
      onClick={takeBack}
    >
      Take back
    </Button>
  );
}

function PaymentForm({ student, open, onClose }: OpenAmount & { onClose: () => void }) {
  const client = useQueryClient();
  const amount = useTextField(open ? String(open) : "");
  const now = useNow();
  const receivedOn = useTextField(toZonedIsoDate(now));
  const reference = useTextField();
  const sendOnce = useIdempotencyKey("payment");
  const remove = useDeletePayment();
  const save = useMutation({
    mutationFn: () => {
      const body = {
        id: student._id,
        amount: parsePriceOrNaN(amount.value),
        receivedOn: receivedOn.value,
        reference: reference.value,
      };
      return sendOnce(JSON.stringify(body), (key) =>
        fetchParsed(savedPaymentSchema, "students/payments", body, "POST", key),
      );
    },
    onSuccess: ({ student: saved, payment }) => {
      updateCachedStudents(client, [saved]);
      onClose();
      showUndoToast(client, "Payment recorded.", async () => {
        const { version } = await remove.mutateAsync({ id: payment.id });
        rememberRestoredVersion(saved._id, saved.version - 1, version);
      });
    },
    meta: { failure: "The payment was not recorded. Please try again." },
  });
  const excess = findExcess({ ...student, received: student.received + parsePriceOrNaN(amount.value) });
  /** The amount above the price that staff were asked to confirm. */
  const [asked, setAsked] = useState<string>();
  const isAsked = excess > 0 && asked === amount.value;
  function submit() {
    if (!(parsePriceOrNaN(amount.value) > 0)) return amount.fail("Please enter the amount received.");
    if (!receivedOn.value) return receivedOn.fail("Please enter the day.");
    if (receivedOn.value > toZonedIsoDate(now)) return receivedOn.fail(`${paymentInFutureMessage}.`);
    if (excess > 0 && !isAsked) return setAsked(amount.value);
    save.mutate();
  }
  return (
    <FormInDialog
      action={isAsked ? "Record it anyway" : "Record"}
      isBusy={save.isPending}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Field label={`Amount (${currencySign})`} inputMode="numeric" autoComplete="off" {...amount.field} />
      <Field label="Received on" type="date" {...receivedOn.field} />
      <Field
        label="Reference, such as the number of the UPI payment"
        autoComplete="off"
        maxLength={maxPaymentReferenceLength}
        {...reference.field}
      />
      <p role="alert" className="font-[650] text-danger-text empty:hidden">
        {isAsked &&
          `With this, ${formatPrice(excess)} more than the agreed ${formatPrice(student.price ?? 0)} came in.`}
      </p>
    </FormInDialog>
  );
}

type ReceiptProps = { student: Student; payment: Payment; payments: readonly Payment[] };

/** Prints alone, as the visitors' confirmation does. */
function ReceiptButton({ student, payment, payments }: ReceiptProps) {
  const { data: texts } = useMessageTemplates();
  const { received, open } = computeMoneyAfterPayment(student, payments, payment);
  const facts = [
    ["Received from", student.name],
    ["Amount", formatPrice(payment.amount)],
    ["On", formatLongDate(payment.receivedOn)],
    ["Reference", payment.reference],
    ["For", [texts?.courseName, formatPlanName(student.course)].filter(Boolean).join(": ")],
    ["Received so far", formatPrice(received)],
    ["Still open", open === null ? "" : formatPrice(open)],
    ["Receipt", payment.id.slice(0, 8)],
  ].filter(([, value]) => value);
  return (
    <DialogButton
      title={`Receipt${texts ? `, ${texts.courseName}` : ""}`}
      className="confirmation"
      label="Receipt"
      button={{
        variant: "link",
        className: "pointer-fine:min-h-9",
        "aria-label": `Receipt for ${formatPrice(payment.amount)}`,
      }}
    >
      {() => (
        <>
          <dl className="grid gap-2">
            {facts.map(([name, value]) => (
              <div key={name} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-3">
                <dt className="label-mono pt-0.5 text-fg-2">{name}</dt>
                <dd className="font-[650] wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
          <Button className="unprinted justify-self-start" onClick={() => print()}>
            Print
          </Button>
        </>
      )}
    </DialogButton>
  );
}
