import { certificateTexts } from "#content/certificate.ts";
import { phases } from "#content/curriculum/phases.ts";
import { owner } from "#content/legal/owner.ts";
import { courseName } from "#content/site.ts";
import {
  countCertifiedDays,
  type CertificateFacts,
  type PublicCertificate,
} from "#domain/certificates/certificate-facts-and-paths.ts";
import { courseLength, phaseList, phaseRanges } from "#domain/content/phase.ts";
import { formatLongDate } from "#domain/format/dates.ts";
import { toZonedIsoTime } from "#domain/format/time-zone.ts";
import { courseDayRange, isDayInRange } from "#domain/students/progress.ts";
import type { Student } from "#domain/students/student-schemas.ts";
import { parseCertificateFacts, type CertificateRow } from "../db/certificates/certificates.ts";

export const issuerName = owner.legalName ?? courseName;

/** What a certificate of this student would say of the course as it is now. */
export function collectCertificateFacts(student: Pick<Student, "course">): CertificateFacts {
  const range = courseDayRange(student);
  const completed = phases.filter(({ key }) => isDayInRange(phaseRanges[key].first, range));
  const [only] = completed;
  return {
    courseName,
    title: only && completed.length < phases.length ? only.title : courseName,
    courseDays: courseLength,
    phases: completed.map(({ key, title }) => {
      const { first, last } = phaseRanges[key];
      return { title, first, last, color: phaseList.find((phase) => phase.key === key)?.color ?? "plain" };
    }),
  };
}

export const toPublicCertificate = (row: CertificateRow): PublicCertificate => ({
  ...parseCertificateFacts(row),
  id: row.id,
  name: row.is_name_public === 1 && row.name !== "" ? row.name : null,
  issuedAt: row.issued_at,
  revokedAt: row.revoked_at,
});

export const formatCertificateDate = (iso: string) => formatLongDate(toZonedIsoTime(iso));

export function fillCertificateTexts(
  certificate: CertificateFacts & Pick<PublicCertificate, "issuedAt" | "revokedAt">,
  issuedOn = formatCertificateDate(certificate.issuedAt),
) {
  const fill = (text: string, date = issuedOn) =>
    text
      .replaceAll("{days}", String(countCertifiedDays(certificate)))
      .replaceAll("{title}", certificate.title)
      .replaceAll("{course}", certificate.courseName)
      .replaceAll("{date}", date);
  const { valid, revoked, unknown: _, sample: __, ...texts } = certificateTexts;
  const status = certificate.revokedAt ? revoked : valid;
  const isPhase = certificate.title !== certificate.courseName;
  return {
    ...texts,
    statement: fill(texts.statement),
    partOf: isPhase ? fill(texts.partOf) : "",
    issued: fill(texts.issued),
    description: fill(texts.description),
    status: {
      title: status.title,
      text: fill(status.text, certificate.revokedAt ? formatCertificateDate(certificate.revokedAt) : undefined),
    },
  };
}
