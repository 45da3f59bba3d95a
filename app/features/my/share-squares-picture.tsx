import type { SubmitEvent } from "react";
import { Button } from "#app/ui/button.tsx";
import { LabelledCheckbox } from "#app/ui/labelled-checkbox.tsx";
import type { OwnPageTexts } from "#domain/content/own-page-texts.ts";
import { TitledSection } from "./titled-section.tsx";

const action = "/my/squares.png";

export function ShareSquaresPicture({ texts }: { texts: OwnPageTexts["share"] }) {
  async function openSheet(event: SubmitEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const probe = new File([], "my-days.png", { type: "image/png" });
    if (!navigator.canShare?.({ files: [probe] })) return;
    event.preventDefault();
    const isNamed = new FormData(form).has("name");
    try {
      const response = await fetch(isNamed ? `${action}?name=on` : action);
      if (!response.ok) throw new Error(`answered ${response.status}`);
      const file = new File([await response.blob()], probe.name, { type: probe.type });
      await navigator.share({ files: [file] });
    } catch (error) {
      const isDismissed = error instanceof Error && error.name === "AbortError";
      // As without scripts: the browser downloads it, or says why it cannot.
      if (!isDismissed) form.submit();
    }
  }

  return (
    <TitledSection id="share" title={texts.title} lead={texts.lead}>
      <form
        action={action}
        onSubmit={(event) => void openSheet(event)}
        className="flex flex-wrap items-center gap-x-6 gap-y-3"
      >
        <LabelledCheckbox name="name">{texts.withName}</LabelledCheckbox>
        <Button type="submit" variant="outline">
          {texts.get}
        </Button>
      </form>
    </TitledSection>
  );
}
