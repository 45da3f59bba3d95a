import { Hono } from "hono";
import { reviewDecisionSchema, reviewQuerySchema } from "#domain/students/review-schemas.ts";
import { findReview, listWaitingReviews, saveReviewDecision } from "../../db/students/reviews.ts";
import { validateBody, validateQuery } from "../../http/validate.ts";
import type { Services } from "../../services.ts";
import type { StaffEnv } from "./guard.ts";

/** Staff read what students wrote before anybody else does, and answer it. They never change it. */
export const reviewDecisionRoutes = ({ db, now, publishedReviews }: Services) =>
  new Hono<StaffEnv>()
    .get("/", validateQuery(reviewQuerySchema), async (c) => {
      const { id } = c.req.valid("query");
      if (id === undefined) return c.json({ reviews: await listWaitingReviews(db) });
      const review = await findReview(db, id);
      return c.json({ reviews: review ? [review] : [] });
    })
    .post("/", validateBody(reviewDecisionSchema), async (c) => {
      const outcome = await saveReviewDecision(db, c.req.valid("json"), now(), c.var.staffName);
      if (outcome.kind === "missing")
        return c.json({ error: "This review is not there any more: it was deleted, or its student." }, 404);
      const { kind, review } = outcome;
      if (kind === "outdated") return c.json({ error: "This review was changed meanwhile.", review }, 409);
      await publishedReviews.reload();
      return c.json(review);
    });
