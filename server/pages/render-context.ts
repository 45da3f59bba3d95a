import { createContext } from "react-router";
import type { PublicCertificate } from "#domain/certificates/certificate-facts-and-paths.ts";
import type { StaffCertificate } from "#domain/certificates/certificate-schemas.ts";
import type { DataProcessing } from "#domain/content/legal.ts";
import type { Review } from "#domain/content/page-section-schemas.ts";
import type { OwnStudent } from "#domain/students/own-page-schemas.ts";
import type { OwnReviewForm } from "#domain/students/review-schemas.ts";
import type { Posts } from "../blog/posts.ts";

export type OwnPageData = {
  student: OwnStudent;
  notice: string | null;
  calendarUrl: string | null;
  /** The one in force. */
  certificate: StaffCertificate | null;
  /** Null before there is anything to write about. */
  review: OwnReviewForm | null;
};

export type RenderContext = {
  siteUrl: string;
  now: Date;
  posts: Posts;
  /** Those that pages show: of students or, before there are any, of the content. */
  reviews: readonly Review[];
  /** What the site does with personal data, for the legal pages. */
  processing: DataProcessing;
  /** Of a student's own page: nothing where the link is not known. */
  ownPage?: OwnPageData | undefined;
  /** Of our own inline scripts and styles, for the content policy; none in development, where there is no policy. */
  nonce?: string | undefined;
};

export const renderContext = createContext<RenderContext>();

/** Looks a certificate up by its public id; undefined where there is none. */
export type FindCertificate = (id: string) => Promise<PublicCertificate | undefined>;
export const certificateContext = createContext<FindCertificate>();
