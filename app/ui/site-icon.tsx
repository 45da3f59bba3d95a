import {
  AtSign,
  Award,
  BookOpen,
  Briefcase,
  Camera,
  CloudUpload,
  CodeXml,
  Database,
  FolderGit,
  Globe,
  GraduationCap,
  Infinity as InfinityIcon,
  type LucideIcon,
  NotebookPen,
  Package,
  Play,
  ShieldCheck,
  Sparkles,
  Target,
  Terminal,
  Users,
  Wallet,
} from "lucide-react";
import type { SiteIconName } from "#domain/icon-name.ts";

const icons = {
  "at-sign": AtSign,
  award: Award,
  "book-open": BookOpen,
  briefcase: Briefcase,
  camera: Camera,
  "cloud-upload": CloudUpload,
  "code-xml": CodeXml,
  database: Database,
  "folder-git": FolderGit,
  globe: Globe,
  "graduation-cap": GraduationCap,
  infinity: InfinityIcon,
  "notebook-pen": NotebookPen,
  package: Package,
  play: Play,
  "shield-check": ShieldCheck,
  sparkles: Sparkles,
  target: Target,
  terminal: Terminal,
  users: Users,
  wallet: Wallet,
} satisfies Record<SiteIconName, LucideIcon>;

/** An icon that content names; it stands beside text that says the same, so assistive technology skips it. */
export function SiteIcon({ name, className = "icon-lg" }: { name: SiteIconName; className?: string }) {
  const Drawing = icons[name];
  return <Drawing aria-hidden className={className} />;
}
