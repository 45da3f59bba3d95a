import { NarrowColumnPage } from "#app/ui/narrow-column-page.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { TextWithContactLinks } from "#app/ui/text-with-contact-links.tsx";
import { DetailRows } from "./detail-rows.tsx";

type Status = { title: string; text: string };
type Copies = { image: string; alt: string; linkedIn: string; files: readonly { label: string; href: string }[] };
type IssuedCertificateSectionProps = {
  status: Status;
  isValid: boolean;
  rows: readonly { term: string; text: string; href?: string; note?: string }[];
  /** Null where it is revoked: nobody gets another copy then. */
  copies: Copies | null;
};

/** The answer first, then the certificate itself, which is all that is printed. */
export function IssuedCertificateSection({ status, isValid, rows, copies }: IssuedCertificateSectionProps) {
  return (
    <div className="wrap grid gap-8 pt-[clamp(1rem,2.5vw,2rem)] pb-section">
      <div
        className={`grid gap-2 border-l-4 pl-5 ${isValid ? "border-cool unprinted" : "border-danger-text text-danger-text"}`}
      >
        <h1 className="text-h2">{status.title}</h1>
        <p className="text-lead">{status.text}</p>
      </div>
      {copies && (
        <img
          src={copies.image}
          alt={copies.alt}
          width={1123}
          height={794}
          className="certificate h-auto w-full max-w-240 rounded-card border border-line"
        />
      )}
      <DetailRows rows={rows} className={isValid ? "max-w-240 unprinted" : "max-w-240"} />
      {copies && (
        <ul className="flex flex-wrap gap-x-6 unprinted">
          <li>
            <a href={copies.linkedIn} target="_blank" rel="noreferrer" className="link">
              Add to LinkedIn profile
            </a>
          </li>
          {copies.files.map(({ label, href }) => (
            <li key={label}>
              <a href={href} className="link">
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export const UnknownCertificate = ({ title, text }: Status) => (
  <NarrowColumnPage title={title}>
    <p className="text-lead text-fg-2">
      <TextWithContactLinks text={text} />
    </p>
    <ButtonLink to="/" className="justify-self-start">
      Return Home
    </ButtonLink>
  </NarrowColumnPage>
);
