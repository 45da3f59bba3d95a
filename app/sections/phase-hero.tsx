import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { cn } from "#app/lib/cn.ts";
import { useEnrollOnHome } from "#app/lib/use-enroll-on-home.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { phaseClass, Strip } from "#app/ui/squares.tsx";
import type { Phase } from "#domain/content/curriculum.ts";
import { crumbOf, type Page } from "#domain/content/page.ts";
import { formatRupees } from "#domain/format/money.ts";
import { Breadcrumb } from "./breadcrumb.tsx";

const curriculumCrumb = { name: "Curriculum", path: "/curriculum" };

type PhaseHeroProps = { page: Page; phase: Phase; price: number; enquiryPath: string };

export function PhaseHero({ page, phase, price, enquiryPath }: PhaseHeroProps) {
  const enroll = useEnrollOnHome(phase.key);
  return (
    <div className={cn("grid justify-items-start gap-5 pt-[clamp(1rem,2.5vw,2rem)] pb-6", phaseClass[phase.key])}>
      <div className="flex w-full flex-wrap items-center justify-between gap-x-6">
        <Link to="/" className="link">
          <ArrowLeft aria-hidden className="icon size-4" />
          Back to Home
        </Link>
        <Breadcrumb trail={[curriculumCrumb, crumbOf(page)]} />
      </div>
      <Badge filled className="mt-[clamp(0.5rem,2vw,2rem)]">
        {phase.month}
      </Badge>
      <h1 className="text-h1">{page.heading}</h1>
      <p className="max-w-160 text-lead text-fg-2">{phase.summary}</p>
      <ButtonLink to={enquiryPath} size="lg" data-primary onClick={enroll}>
        Enroll Now · {formatRupees(price)}
      </ButtonLink>
      <Strip filled={[phase.key]} className="mt-4 w-full" />
    </div>
  );
}
