import { expect, test } from "vitest";
import { findIconNames } from "./icon-sprite.ts";

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
