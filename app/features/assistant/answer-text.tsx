import { Fragment } from "react";
import { Link } from "react-router";
import { phaseClass } from "#app/ui/course-graphics.tsx";
import { TextWithContactLinks } from "#app/ui/text-with-contact-links.tsx";
import { courseLength, dayAnchor, formatDay, phaseOfDay, unit } from "#domain/content/phase.ts";

/** One sentence, or two where the first is as short as "Yes."; a long one would be a block of bold text. */
const leadPattern = /^.{12,160}?[.!?।](?=\s+\S)/s;
const dayPattern = new RegExp(`\\b((?:${unit.one}|${unit.many}) \\d{1,3}(?: to \\d{1,3})?)\\b`, "i");

/** About as many letters fit into a line of the chat's bubble on a phone of 360 px. */
const lettersOfLine = 32;
const maxLines = 4;
const countLines = (text: string) => Math.ceil(text.trim().length / lettersOfLine);

/**
 * Splits an answer into what the chat shows at once (whole sentences within four lines, at least the first one) and what stands
 * behind *More*, with the words that its button begins with.
 */
export function splitAnswerForShowMore(text: string): { shown: string; more: string; begins: string } {
  const lead = leadPattern.exec(text)?.[0] ?? "";
  const fits = (shown: string) => {
    const paragraphs = [lead, ...shown.slice(lead.length).split(/\n+/)];
    return paragraphs.reduce((lines, paragraph) => lines + countLines(paragraph), 0) <= maxLines;
  };
  if (fits(text)) return { shown: text, more: "", begins: "" };
  const ends = [...text.matchAll(/[.!?।]["”)]?(?=\n|\s+[\p{Lu}\p{Lo}\d"₹+])/gu)]
    .map(({ index, 0: end }) => index + end.length)
    .filter((end) => end >= lead.length);
  const end = ends.findLast((at) => fits(text.slice(0, at))) ?? ends[0] ?? text.length;
  const more = text.slice(end).trim();
  // Words of the next paragraph: where two things were asked it answers the second, of which nothing may be shown yet. A leading "Yes." would
  // tell nothing of it.
  const next = text[end] === "\n" ? more : more.slice(more.indexOf("\n") + 1);
  const told = next.replace(/^.{1,11}?[.!?।]\s+/, "");
  const begins = (/^.{1,34}(?=\s|$)/.exec(told)?.[0] ?? told).replace(/[.,;:!?।]+$/, "");
  return { shown: text.slice(0, end), more, begins };
}

type AnswerTextProps = {
  text: string;
  /** The answer that the text is cut from: what is strong in it stays so. */
  whole?: string;
  onFollow?: () => void;
};

/** An answer of the assistant: its first sentence strong, its paragraphs apart, each day it names a square that leads there. */
export function AnswerText({ text, whole = text, onFollow }: AnswerTextProps) {
  const [lead = ""] = leadPattern.exec(whole) ?? [];
  if (!text.startsWith(lead)) return renderApart(text.split(/\n+/), onFollow);
  const [first = "", ...rest] = text.slice(lead.length).trim().split(/\n+/);
  if (!lead) return [...renderDays(first, onFollow), ...renderApart(rest, onFollow)];
  return [
    <strong key="lead" className="block font-[650]">
      {renderDays(lead, onFollow)}
    </strong>,
    ...renderApart([first, ...rest].filter(Boolean), onFollow),
  ];
}

function renderApart(paragraphs: readonly string[], onFollow?: () => void) {
  let at = 0;
  return paragraphs.map((paragraph) => {
    at += paragraph.length + 1;
    return (
      <Fragment key={`apart ${at}`}>
        {" "}
        <span className="mt-2 block">{renderDays(paragraph, onFollow)}</span>
      </Fragment>
    );
  });
}

function renderDays(text: string, onFollow?: () => void) {
  let at = 0;
  return text.split(dayPattern).map((part) => {
    at += part.length + 1;
    if (!dayPattern.test(part)) return <TextWithContactLinks key={at} text={part} />;
    return <DaySquares key={at} text={part} onFollow={onFollow} />;
  });
}

/** "day 4", or "days 4 to 9", with the numbers as squares. */
const DaySquares = ({ text, onFollow }: AnswerTextProps) =>
  text.split(/(\d+)/).map((part) => {
    const day = Number(part);
    if (!(day >= 1 && day <= courseLength)) return part;
    return (
      <Link
        key={day}
        to={`/curriculum#${dayAnchor(day)}`}
        aria-label={formatDay(day)}
        onClick={onFollow}
        className={`inline-grid min-w-6 place-items-center rounded-cell border border-phase-edge bg-phase p-1 align-middle font-mono text-label leading-none text-on-phase no-underline ${phaseClass[phaseOfDay(day)]}`}
      >
        {day}
      </Link>
    );
  });
