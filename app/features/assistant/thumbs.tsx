import { ThumbsDown, ThumbsUp } from "lucide-react";
import { cn } from "#app/lib/cn.ts";
import { IconButton } from "#app/ui/button.tsx";

type ThumbsProps = { isHelpful: boolean | undefined; onVote: (isHelpful: boolean) => void };

/** One vote: the thumb that was not chosen goes, and the other stays where it was pressed. */
export const Thumbs = ({ isHelpful, onVote }: ThumbsProps) =>
  [true, false].map((value) => {
    const Icon = value ? ThumbsUp : ThumbsDown;
    return (
      <IconButton
        key={String(value)}
        label={value ? "This answer helped" : "This answer did not help"}
        aria-pressed={isHelpful === value}
        onClick={() => onVote(value)}
        className={cn(isHelpful === value ? "text-cool-text" : "text-fg-2", isHelpful === !value && "invisible")}
      >
        <Icon aria-hidden className={cn("icon", isHelpful === value && "fill-current")} />
      </IconButton>
    );
  });
