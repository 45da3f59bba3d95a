import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { LabelledCheckbox } from "#app/ui/labelled-checkbox.tsx";
import { certificatePath } from "#domain/certificates/certificate-facts-and-paths.ts";
import type { StaffCertificate } from "#domain/certificates/certificate-schemas.ts";
import type { OwnPageTexts } from "#domain/content/own-page.ts";
import { OwnPageForm, TitledSection } from "./titled-section.tsx";

type OwnCertificateProps = { certificate: StaffCertificate; studentId: string; texts: OwnPageTexts["certificate"] };

/** The student's own choice: how the name is spelled, and whether others see it. A plain form, as all of this page. */
export function OwnCertificate({ certificate: { id, name, isNamePublic }, studentId, texts }: OwnCertificateProps) {
  return (
    <TitledSection id="certificate" title={texts.title} lead={texts.lead} className="card">
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={certificatePath(id)} prefetch="none">
          {texts.open}
        </ButtonLink>
        <ButtonLink to="/my/certificate.pdf" reloadDocument prefetch="none" variant="outline">
          {texts.paper}
        </ButtonLink>
      </p>
      <OwnPageForm name="certificate" studentId={studentId} className="grid max-w-dialog gap-4">
        <input type="hidden" name="id" value={id} />
        <Field label={texts.name} name="name" required maxLength={200} defaultValue={name} />
        <LabelledCheckbox name="isNamePublic" defaultChecked={isNamePublic}>
          {texts.showName}
        </LabelledCheckbox>
        <Button type="submit" variant="outline" className="justify-self-start">
          {texts.save}
        </Button>
      </OwnPageForm>
    </TitledSection>
  );
}
