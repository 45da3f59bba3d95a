import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { formatPlural } from "#domain/format/text.ts";
import { reviewLengths } from "#domain/students/review.ts";
import {
  staffReviewListSchema,
  staffReviewSchema,
  type ReviewDecision,
  type StaffReview,
} from "#domain/students/review-schemas.ts";
import type { Student } from "#domain/students/student-schemas.ts";
import { formatPlanName } from "../course-phases.ts";
import { TitledCard } from "../record-sheet.tsx";
import { ApiError, fetchParsed } from "../staff-api.ts";
import { formatDateTime } from "../staff-clock-and-date-formats.ts";

const reviewsKey = ["reviews"];

const useReviews = (id?: string) =>
  useQuery({
    queryKey: [...reviewsKey, id ?? "waiting"],
    queryFn: () => fetchParsed(staffReviewListSchema, `reviews?${new URLSearchParams(id ? { id } : {})}`),
    select: ({ reviews }) => reviews,
    meta: { failure: "Failed to fetch the reviews. Please try again." },
  });

export function WaitingReviewLinks() {
  const { data: waiting = [] } = useReviews();
  if (waiting.length === 0) return null;
  return (
    <p className="card flex flex-wrap items-baseline gap-x-4 gap-y-1 p-4 text-small">
      <span className="font-[650]">{formatPlural(waiting.length, "review")} to read</span>
      {waiting.map(({ id, studentId, name }) => (
        <Link
          key={id}
          prefetch="none"
          to={`/sr?tab=students&student=${studentId}`}
          className="link pointer-fine:min-h-8"
        >
          <bdi>{name}</bdi>
        </Link>
      ))}
    </p>
  );
}

export function StudentReview({ student: { _id: id } }: { student: Student }) {
  const { data: [review] = [] } = useReviews(id);
  return review ? <ReviewForm key={review.id} review={review} /> : null;
}

function ReviewForm({ review }: { review: StaffReview }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState<string | null>(null);
  const reply = typed ?? review.reply;
  const decide = useMutation({
    mutationFn: (decision: ReviewDecision) => fetchParsed(staffReviewSchema, "reviews", decision),
    onSettled: () => client.invalidateQueries({ queryKey: reviewsKey }),
    onSuccess: ({ state }) => {
      setTyped(null);
      showToast({ title: state === "published" ? "The review is on the site." : "The review is hidden." });
    },
    onError: (error) => {
      const isRefused = error instanceof ApiError && [404, 409].includes(error.status);
      const title = isRefused ? `${error.message} Please look again.` : "Failed to save. Please try again.";
      showToast({ tone: "destructive", title });
    },
  });
  const { id, version, state, course, rating, name, text, github, instagram, consentedAt, writtenAt } = review;
  const isPublished = state === "published";
  const save = (next: ReviewDecision["state"]) => decide.mutate({ id, version, state: next, reply });
  const handles = [github && `${github} on code hosting`, instagram && `${instagram} on photo sharing`].filter(Boolean);
  return (
    <TitledCard id="review" title="Review" aside={<Badge>{state}</Badge>} className="gap-4 sm:p-5">
      <div className="grid gap-1">
        <p className="text-small text-fg-2">
          {formatPlural(rating, "star")} for: {formatPlanName(course)} · <bdi>{[name, ...handles].join(", ")}</bdi>
        </p>
        <blockquote dir="auto" className="whitespace-pre-line wrap-anywhere">
          {text}
        </blockquote>
        <p className="text-small text-fg-2">
          Written {formatDateTime(writtenAt)}. Consent given {formatDateTime(consentedAt)}.
        </p>
      </div>
      <Field
        multiline
        label="Public answer, if any"
        maxLength={reviewLengths.reply}
        className="min-h-20"
        value={reply}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant={isPublished ? "outline" : "primary"}
          busy={decide.isPending}
          onClick={() => save("published")}
        >
          {isPublished ? "Save answer" : "Publish"}
        </Button>
        {state !== "hidden" && (
          <Button size="sm" variant="danger" busy={decide.isPending} onClick={() => save("hidden")}>
            {isPublished ? "Take off the site" : "Hide"}
          </Button>
        )}
      </div>
    </TitledCard>
  );
}
