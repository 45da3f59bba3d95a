import { expect, test } from "vitest";
import { findIconNames } from "./icon-sprite.ts";

test("an icon is found wherever a page or content may name it", () => {
  expect(findIconNames('<Icon name="menu" className="icon-lg" />')).toEqual(["menu"]);
  expect(findIconNames('<Icon name={isPaused ? "play" : "pause"} />')).toEqual(["play", "pause"]);
  expect(findIconNames('<Icon\n  name="star"\n  className="icon"\n/>')).toEqual(["star"]);
  expect(findIconNames('{ icon: "database", title: "no-icon" }')).toEqual(["database"]);
  expect(findIconNames('{ "icon": "disc", "title": "no-icon" }')).toEqual(["disc"]);
});
