import { readFileSync, writeFileSync } from "node:fs";
import { covers, layers } from "../layers.ts";

const begin = "<!-- layers -->\n";
const end = "<!-- /layers -->";

/** Layers of one kind are one box: all of `domain`, `server/db` and `app/features`. Single files are left out. */
function toDiagramBoxName(layer: string): string {
  const [top = "", inner] = layer.split("/");
  return inner && ["app", "server"].includes(top) && !inner.includes(".") ? `${top}/${inner}` : top;
}

/** The boxes, each with those it imports. What follows from other arrows is left out, so that the picture stays readable. */
function listImportArrows(): Map<string, Set<string>> {
  const names = Object.keys(layers).filter(
    (layer) => !layer.includes(".") && layer !== "app/styles" && !["tests", "bench"].includes(layer),
  );
  const arrows = new Map(names.map((layer) => [toDiagramBoxName(layer), new Set<string>()]));
  for (const layer of names) {
    const imported = names.filter((name) => layers[layer]?.some((entry) => covers(entry, name))).map(toDiagramBoxName);
    for (const box of imported) if (box !== toDiagramBoxName(layer)) arrows.get(toDiagramBoxName(layer))?.add(box);
  }
  const reaches = (from: string, to: string): boolean =>
    [...(arrows.get(from) ?? [])].some((next) => next === to || reaches(next, to));
  return new Map(
    [...arrows].map(([box, targets]) => [
      box,
      new Set(
        [...targets].filter((target) => ![...targets].some((other) => other !== target && reaches(other, target))),
      ),
    ]),
  );
}

function drawRoomDiagram(): string {
  const arrows = listImportArrows();
  const idOf = (box: string) => box.replace(/[/-]/g, "_");
  const groups = Map.groupBy(arrows.keys(), (box) => (box.includes("/") ? box.split("/")[0] : ""));
  const lines = [...groups].flatMap(([group, boxes]) => {
    const shown = boxes.map((box) => `${idOf(box)}["${group ? box.split("/")[1] : `${box}/`}"]`);
    return group ? [`subgraph ${group}["${group}/"]`, `  ${shown.join("; ")}`, "end"] : [];
  });
  // Boxes that import the same share a line. Mermaid draws no arrow from a group to what is inside it.
  const drawn = Map.groupBy(arrows.keys(), (box) =>
    [...(arrows.get(box) ?? [])]
      .filter((target) => !target.startsWith(`${box}/`))
      .map(idOf)
      .join(" & "),
  );
  for (const [targets, boxes] of drawn) if (targets) lines.push(`${boxes.map(idOf).join(" & ")} --> ${targets}`);
  return `\`\`\`mermaid\nflowchart TD\n${lines.map((line) => `  ${line}\n`).join("")}\`\`\`\n`;
}

export function insertLayerDiagram(text: string): string {
  const [before, after] = [text.indexOf(begin) + begin.length, text.indexOf(end)];
  return `${text.slice(0, before)}\n${drawRoomDiagram()}\n${text.slice(after)}`;
}

if (import.meta.main) writeFileSync("README.md", insertLayerDiagram(readFileSync("README.md", "utf8")));
