import { createElement, type ComponentProps } from "react";

type Icon = { node: [tag: string, attributes: object][] };

/**
 * Stands in for the factory of the icon library (`vite.config.ts`): of its settings the site uses none, and every page
 * would load them. Size and strokes are those of the stylesheet's `icon`.
 */
export default ({ node }: Icon) =>
  (props: ComponentProps<"svg">) =>
    createElement(
      "svg",
      { viewBox: "0 0 24 24", fill: "none", stroke: "currentColor", ...props },
      node.map((child) => createElement(...child)),
    );
