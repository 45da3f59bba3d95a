import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { certificatePath } from "#domain/certificates/certificate.ts";
import type { StaffCertificate } from "#domain/certificates/certificate-schemas.ts";
import type { OwnPageTexts } from "#domain/content/own-page.ts";
import { OwnForm } from "./titled-section.tsx";

type OwnCertificateProps = { certificate: StaffCertificate; studentId: string; texts: OwnPageTexts["certificate"] };

/** The student's own choice: how the name is spelled, and whether others see it. A plain form, as all of this page. */
export function OwnCertificate({ certificate: { id, name, isNamePublic }, studentId, texts }: OwnCertificateProps) {
  return (
    <section aria-labelledby="certificate-title" className="card grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="certificate-title" className="text-h3">
        {texts.title}
      </h2>
      <p className="max-w-160 text-fg-2">{texts.lead}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={certificatePath(id)} prefetch="none">
          {texts.open}
        </ButtonLink>
        <ButtonLink to="/my/certificate.pdf" reloadDocument prefetch="none" variant="outline">
          {texts.paper}
        </ButtonLink>
      </p>
      <OwnForm name="certificate" studentId={studentId} className="grid max-w-dialog gap-4">
        <input type="hidden" name="id" value={id} />
        <Field label={texts.name} name="name" required maxLength={200} defaultValue={name} />
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="isNamePublic"
            className="check-square phase-accent shrink-0"
            defaultChecked={isNamePublic}
          />
          {texts.showName}
        </label>
        <Button type="submit" variant="outline" className="justify-self-start">
          {texts.save}
        </Button>
      </OwnForm>
    </section>
  );
}
