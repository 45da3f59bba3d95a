/** What a certificate says of the course, as it was on the day of issue: a later change of the course leaves it as it is. */
export type CertificateFacts = {
  courseName: string;
  /** What was completed: the course's name, or the title of a phase. */
  title: string;
  /** Of the whole course. */
  courseDays: number;
  /** Those that were completed, with their first and last day; `color` as in `content/phase-list.ts`. */
  phases: { title: string; first: number; last: number; color: string }[];
};

export type PublicCertificate = CertificateFacts & {
  id: string;
  /** Null where it is not public, or was erased. */
  name: string | null;
  issuedAt: string;
  revokedAt: string | null;
};

/** 128 random bits: nobody finds a certificate by guessing. In lower case, as all addresses of the site. */
export const isCertificateId = (id: string) => /^[0-9a-f]{32}$/.test(id);

export const certificatePath = (id: string) => `/certificates/${id}`;

/** The picture of the sample: once as it is drawn, once for screens with two dots a pixel. */
export const sampleCertificateSize = { width: 842, height: 595 };
export const sampleCertificateWidths = [sampleCertificateSize.width, sampleCertificateSize.width * 2];
export const sampleCertificateImagePath = (width: number, format: "avif" | "webp") =>
  `/certificate/sample-${width}.${format}`;

export const countCertifiedDays = ({ phases }: CertificateFacts) =>
  phases.reduce((sum, { first, last }) => sum + last - first + 1, 0);
