import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { fillText, type OwnPageTexts } from "#domain/content/own-page-texts.ts";
import { formatLongDate } from "#domain/format/dates.ts";
import { formatPlural } from "#domain/format/text.ts";
import { toZonedIsoTime } from "#domain/format/time-zone.ts";
import { reviewLengths, minReviewLength } from "#domain/students/review.ts";
import type { OwnReviewForm } from "#domain/students/review-schemas.ts";
import { OwnPagePostForm } from "./own-page-forms.tsx";
import { TitledSection } from "./titled-section.tsx";

type OwnReviewProps = { review: OwnReviewForm; studentId: string; texts: OwnPageTexts["review"] };

/** A plain form, as all of this page; one that is refused comes back with what was typed. */
export function OwnReview({
  review: { values, version, choices, profiles, stored, error },
  studentId,
  texts,
}: OwnReviewProps) {
  return (
    <TitledSection
      id="review"
      title={texts.title}
      lead={stored ? describeState(stored, texts) : texts.lead}
      className="card lg:max-w-[43.5rem]"
    >
      {stored?.reply && (
        <div className="max-w-160 border-l-2 border-line-strong pl-4">
          <p className="label-mono text-fg-2">{texts.reply}</p>
          <p className="whitespace-pre-line wrap-anywhere">{stored.reply}</p>
        </div>
      )}
      {error && (
        <p role="alert" className="flex max-w-160 items-center gap-1.5 font-[550] text-danger-text">
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
      <OwnPagePostForm name="review" studentId={studentId} className="grid max-w-160 grid-cols-[minmax(0,1fr)] gap-4">
        <input type="hidden" name="version" value={version} />
        <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
          <Stars label={texts.stars} chosen={values.rating} />
          <label className="grid min-w-0 content-start gap-[0.4375rem] text-small font-[600]">
            {texts.about}
            <select
              name="course"
              defaultValue={values.course}
              className="min-h-13 rounded-control border border-line-strong bg-bg px-3.5 py-2.5 text-body font-normal"
            >
              {choices.map(({ course, name }) => (
                <option key={course} value={course}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </div>
        <Field
          multiline
          label={texts.text}
          name="text"
          required
          minLength={minReviewLength}
          maxLength={reviewLengths.text}
          defaultValue={values.text}
        />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] items-end gap-4 *:first:col-span-full">
          <Field
            label={texts.name}
            name="name"
            required
            maxLength={reviewLengths.name}
            autoComplete="name"
            defaultValue={values.name}
          />
          {profiles.map(({ network, label }) => (
            <Field key={network} label={label} name={network} autoCapitalize="none" defaultValue={values[network]} />
          ))}
        </div>
        <label className="phase-accent flex cursor-pointer items-start gap-3 text-small">
          <input
            type="checkbox"
            name="consent"
            required
            className="check-square mt-0.5 flex-none"
            defaultChecked={values.consent === "on"}
          />
          {texts.consent}
        </label>
        <p className="flex flex-wrap gap-3">
          <Button type="submit">{texts.send}</Button>
          {stored && (
            <Button type="submit" variant="danger" name="delete" formNoValidate>
              {texts.delete}
            </Button>
          )}
        </p>
      </OwnPagePostForm>
    </TitledSection>
  );
}

function describeState(
  { state, writtenAt, publishedAt }: NonNullable<OwnReviewForm["stored"]>,
  texts: OwnReviewProps["texts"],
) {
  const date = formatLongDate(toZonedIsoTime(publishedAt ?? writtenAt));
  return fillText(texts[state], { date });
}

/** Every star up to the chosen one is filled, by the styles alone. */
const Stars = ({ label, chosen }: { label: string; chosen: string }) => (
  <fieldset>
    <legend className="mb-[0.4375rem] text-small font-[600]">
      {label}
      <span aria-hidden className="font-bold text-danger-text">
        {" "}
        *
      </span>
    </legend>
    <div className="-ml-2 flex">
      {[1, 2, 3, 4, 5].map((stars) => (
        <label
          key={stars}
          className="relative grid size-12 cursor-pointer place-items-center rounded-control text-fg-3 has-checked:text-accent-text has-focus-visible:outline-3 has-focus-visible:outline-(--ring) has-checked:[&_svg]:fill-accent [&:has(~label_:checked)]:text-accent-text [&:has(~label_:checked)_svg]:fill-accent"
        >
          <input
            type="radio"
            name="rating"
            value={stars}
            required
            defaultChecked={chosen === String(stars)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <Icon name="star" className="icon-lg" />
          <span className="sr-only">{formatPlural(stars, "star")}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
