import { Button } from "#app/ui/button.tsx";
import type { OwnPageTexts } from "#domain/content/own-page.ts";
import type { OwnStudent } from "#domain/students/own-page-schemas.ts";

type PlanAndDeviceProps = { student: OwnStudent; now: Date; calendarUrl: string | null; texts: OwnPageTexts };

/** What the student decides: when to learn, and what this device keeps. Plain forms: each answer is the page anew. */
export function PlanAndDevice({ texts }: PlanAndDeviceProps) {
  return (
    <section aria-labelledby="device-title" className="grid justify-items-start gap-2">
      <h2 id="device-title" className="text-h4">
        {texts.device.title}
      </h2>
      <p className="max-w-160 text-small text-fg-2">{texts.device.lead}</p>
      <form method="post" action="/my/leave">
        <Button type="submit" variant="outline" size="sm">
          {texts.device.leave}
        </Button>
      </form>
    </section>
  );
}
