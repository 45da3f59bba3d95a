import type { Notice } from "../content/legal.ts";
import type { Site } from "../content/site-schema.ts";
import { callingCode } from "#region";
import { unit } from "#domain/content/phase.ts";
import { capitalise } from "#domain/format/text.ts";
export const requestKinds = ["enrollment", "contact"] as const;
export type RequestKind = (typeof requestKinds)[number];

/** One text for both kinds of request, or a text for each kind that has one. */
type PerKind = string | { [Kind in RequestKind]?: string };

type FieldRow = {
  /** The field's name in the inbox, on the confirmation, and wherever the row gives no other. */
  label: string;
  /** The requests that have it. */
  kinds: readonly RequestKind[];
  /** How a form asks for it; course and price are chosen before the form. */
  input?: { id?: string; autoComplete?: string; placeholder?: string; type?: "email" | "tel"; multiline?: true };
  formLabel?: PerKind;
  isRequired?: true;
  /** Required unless this one is filled in. */
  orElse?: "email" | "phone";
  /** Asked of who is under 18, where `content/notice.ts` says so. */
  isGuardian?: true;
  /** Neither typed nor chosen: most requests come without it, and the table has it after the others. */
  isSentAlong?: true;
  /** The inbox and the confirmation show it in one line with this field. */
  shownWith?: "parentName";
  /** A spreadsheet must not take it for a number. */
  mayBePhone?: true;
  chatLabel?: PerKind;
  /** What the team chat says where nothing was given; without it the chat leaves the field out. */
  emptyInChat?: PerKind;
};

const empty = "Not provided";

/**
 * What a request consists of, in the order of the team chat. Forms, confirmation, inbox, CSV and team chat read this table.
 * What a form accepts is in `form-schemas.ts`, what /privacy says of a field in `content/legal/stored-fields.ts`: the
 * compiler names both files if a field is missing there.
 */
const table = {
  name: {
    label: "Name",
    kinds: requestKinds,
    input: { autoComplete: "name", placeholder: "Your full name" },
    formLabel: { enrollment: "Full Name" },
    isRequired: true,
    chatLabel: { enrollment: "Student Name" },
    emptyInChat: empty,
  },
  email: {
    label: "Email",
    kinds: requestKinds,
    input: { type: "email", autoComplete: "email", placeholder: "you@example.com" },
    formLabel: { enrollment: "Email Address" },
    orElse: "phone",
    emptyInChat: { enrollment: empty },
  },
  phone: {
    label: "Phone",
    kinds: requestKinds,
    input: { type: "tel", autoComplete: "tel", placeholder: `+${callingCode}` },
    formLabel: { enrollment: "Phone Number" },
    orElse: "email",
    mayBePhone: true,
    emptyInChat: { enrollment: empty },
  },
  course: { label: "Course", kinds: ["enrollment"], emptyInChat: empty },
  price: { label: "Price", kinds: ["enrollment"], emptyInChat: empty },
  /** What the visitor ticked on the plan before enrolling, as `formatTickedDaysAndTasks` writes it. */
  daysDone: { label: `${capitalise(unit.many)} Done`, kinds: ["enrollment"], isSentAlong: true },
  parentName: {
    label: "Parent",
    kinds: requestKinds,
    input: { autoComplete: "off" },
    formLabel: "Parent's Name",
    isGuardian: true,
    chatLabel: "Parent's Name",
  },
  parentContact: {
    label: "Parent Contact",
    kinds: requestKinds,
    input: { autoComplete: "off" },
    formLabel: "Parent's Email or Phone",
    isGuardian: true,
    shownWith: "parentName",
    mayBePhone: true,
    chatLabel: "Parent's Contact",
  },
  message: {
    label: "Message",
    kinds: ["contact"],
    input: { id: "message", multiline: true, placeholder: "What would you like to know?" },
    emptyInChat: "No message provided",
  },
} as const satisfies Record<string, FieldRow>;

export type RequestField = keyof typeof table;
export type GuardianField = "parentName" | "parentContact";
/** The fields of one kind of request, without those of a parent. */
export type FieldOfKind<Kind extends RequestKind> = Exclude<
  { [Field in RequestField]: Kind extends (typeof table)[Field]["kinds"][number] ? Field : never }[RequestField],
  GuardianField
>;

export const requestFields: Readonly<Record<RequestField, FieldRow>> = table;
export const requestFieldNames = Object.keys(table) as RequestField[];

/** Few requests have it. */
export const isRareField = (field: RequestField) =>
  requestFields[field].isGuardian === true || requestFields[field].isSentAlong === true;

/** What a visitor sent; a field that a kind does not have is empty. */
export type RequestBody = { [Field in RequestField]: Field extends "price" ? number | null : string };

export const resolvePerKind = (given: PerKind | undefined, kind: RequestKind) =>
  typeof given === "string" ? given : given?.[kind];

/** The visitor's own controls of a form, in their order, or those of a parent. */
const listFormInputs = (kind: RequestKind, ofGuardian = false) =>
  requestFieldNames.flatMap((name) => {
    const { kinds, input, label, formLabel, isRequired, orElse, isGuardian = false } = requestFields[name];
    if (!input || !kinds.includes(kind) || isGuardian !== ofGuardian) return [];
    const rule = { ...(isRequired && { isRequired }), ...(orElse && { orElse }) };
    return [{ name, label: resolvePerKind(formLabel, kind) ?? label, ...input, ...rule }];
  });

/** The server sends them with each page that has a form, so that its scripts do without the table. */
export const formInputs = {
  enrollment: listFormInputs("enrollment"),
  contact: listFormInputs("contact"),
  guardian: listFormInputs("contact", true),
};
export type FormInputs = typeof formInputs;

/** What a page with a form hands to it. */
export type FormTexts = {
  notice: Omit<Notice, "earlierVersions">;
  inputs: FormInputs;
  team: { courseName: string } & Omit<Site["contact"], "responsePromise">;
};
