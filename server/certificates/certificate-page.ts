import { certificateTexts } from "#content/certificate.ts";
import { course } from "#content/course.ts";
import {
  certificatePath,
  countCertifiedDays,
  sampleCertificateImagePath,
  sampleCertificateSize,
  sampleCertificateWidths,
  type PublicCertificate,
} from "#domain/certificates/certificate-facts-and-paths.ts";
import { formatDayRange } from "#domain/content/day-phrases.ts";
import { formatDayCount } from "#domain/content/phase.ts";
import { toZonedIsoTime } from "#domain/format/time-zone.ts";
import {
  collectCertificateFacts,
  fillCertificateTexts,
  formatCertificateDate,
  issuerName,
} from "./describe-certificate.ts";

/** What the page of a certificate shows; of a revoked one no copies are given away. */
export function buildCertificatePage(certificate: PublicCertificate, siteUrl: string) {
  const { id, name, title, courseName, phases, issuedAt, revokedAt } = certificate;
  const texts = fillCertificateTexts(certificate);
  const path = certificatePath(id);
  const url = siteUrl + path;
  const isValid = revokedAt === null;
  const whole = title === courseName ? title : `${title}, ${courseName}`;
  return {
    status: texts.status,
    isValid,
    rows: [
      { term: "Name", text: name ?? `Not shown: ${texts.hiddenName}` },
      { term: "Course", text: whole, note: formatDayCount(countCertifiedDays(certificate)) },
      {
        term: "Phases",
        text: phases.map((phase) => `${phase.title} (${formatDayRange(phase)})`).join(", "),
      },
      { term: "Issued", text: formatCertificateDate(issuedAt), note: `by ${issuerName}` },
      ...(revokedAt ? [{ term: "Revoked", text: formatCertificateDate(revokedAt) }] : []),
      { term: "Address", text: url, href: path },
    ],
    copies: isValid
      ? {
          image: `${path}.svg`,
          alt: `${texts.heading}. ${texts.intro} ${name ?? texts.hiddenName} ${texts.statement} ${whole}. ${texts.issued}.`,
          linkedIn: formatLinkedInUrl({
            title: whole,
            organization: issuerName,
            issuedAt: toZonedIsoTime(issuedAt),
            url,
            id,
          }),
          files: [
            { label: "PDF to print", href: `${path}.pdf` },
            { label: "Picture to share", href: `${path}.png` },
            { label: "Open Badge (JWT)", href: `${path}.jwt` },
            { label: "Open Badge (SVG)", href: `${path}.svg` },
            { label: "Check as JSON", href: `${path}.json` },
          ],
        }
      : null,
    share: {
      title: `${texts.heading}: ${whole}`,
      description: `${name ?? texts.hiddenName} ${texts.statement} ${whole}. ${texts.status.title}.`,
      url,
      image: isValid ? `${url}.png` : null,
    },
  };
}

/** What the pricing page says of the sample's picture; nothing where the course states no certificate. */
export function describeSampleCertificateImage() {
  const { sample } = certificateTexts;
  if (!sample || !course.certificate) return null;
  const facts = collectCertificateFacts({ course: "bundle" });
  const texts = fillCertificateTexts({ ...facts, issuedAt: "", revokedAt: null }, sample.date);
  return {
    title: sample.title,
    text: sample.text,
    avif: listSources("avif"),
    image: {
      src: sampleCertificateImagePath(sampleCertificateSize.width, "webp"),
      srcSet: listSources("webp"),
      sizes: "(width >= 64rem) 48rem, 100vw",
      ...sampleCertificateSize,
      alt: `${sample.mark}. ${texts.heading}. ${texts.intro} ${sample.name} ${texts.statement} ${facts.title}. ${texts.issued}.`,
    },
  };
}

const listSources = (format: "avif" | "webp") =>
  sampleCertificateWidths.map((width) => `${sampleCertificateImagePath(width, format)} ${width}w`).join(", ");

type ProfileEntry = { title: string; organization: string; issuedAt: string; url: string; id: string };

/** LinkedIn's form that adds a certificate to one's own profile, filled in. */
function formatLinkedInUrl({ title, organization, issuedAt, url, id }: ProfileEntry): string {
  const query = new URLSearchParams({
    startTask: "CERTIFICATION_NAME",
    name: title,
    organizationName: organization,
    issueYear: issuedAt.slice(0, 4),
    issueMonth: String(Number(issuedAt.slice(5, 7))),
    certUrl: url,
    certId: id,
  });
  return `https://www.linkedin.com/profile/add?${query}`;
}
