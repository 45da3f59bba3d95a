import { Resvg } from "@resvg/resvg-js";
import iconImports from "lucide-react/dynamicIconImports";
import { expect, test } from "vitest";
import { findIconNames, drawIcon } from "./icon-sprite.ts";

test("an icon is found wherever a page or content may name it", () => {
  expect(findIconNames('<Icon name="menu" className="icon-lg" />')).toEqual(["menu"]);
  expect(findIconNames('<Icon name={isPaused ? "play" : "pause"} />')).toEqual(["play", "pause"]);
  expect(findIconNames('<Icon\n  name="star"\n  className="icon"\n/>')).toEqual(["star"]);
  expect(findIconNames('<Button icon="printer" variant="outline">')).toEqual(["printer"]);
  expect(findIconNames('<Button icon={isDone ? "rotate-ccw" : "check"}>')).toEqual(["rotate-ccw", "check"]);
  expect(findIconNames('icon={<Icon name="bot" className="icon-lg" />}')).toEqual(["bot"]);
  expect(findIconNames('{ icon: "database", title: "no-icon" }')).toEqual(["database"]);
  expect(findIconNames('{ "icon": "disc", "title": "no-icon" }')).toEqual(["disc"]);
});

const draw = (drawing: string) =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2">${drawing}</svg>`,
  ).render().pixels;

test.each([
  "circle-alert",
  "calendar",
  "disc",
  "database",
  "inbox",
  "navigation",
  "arrow-down-01",
  "heart-handshake",
  "tag",
] as const)("%s looks like its shapes", async (name) => {
  const { __iconData: icon } = await iconImports[name]();
  const shapes = icon.node.map(([element, { key: _, ...attributes }]) => {
    const written = Object.entries<unknown>(attributes).map(([attribute, value]) => `${attribute}="${String(value)}"`);
    return `<${element} ${written.join(" ")}/>`;
  });
  const [apart, joined] = [draw(shapes.join("")), draw(drawIcon(name, icon.node))];
  // Where two curves touch, the edge of a pixel differs a little.
  expect(Math.max(...apart.map((value, index) => Math.abs(value - (joined[index] ?? 0))))).toBeLessThan(100);
});
