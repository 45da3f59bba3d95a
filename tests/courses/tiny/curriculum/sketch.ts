import { phaseSchema } from "#domain/content/curriculum.ts";
import { defineContent } from "#domain/content/define-content.ts";

const days: [title: string, ...tasks: [string, string, string]][] = [
  ["A line from the shoulder", "Fill a page with straight lines", "Fill one with circles", "Date both"],
  ["The edge of a cup", "Draw its rim", "Draw its shadow", "Compare both edges"],
  ["Five values", "Make a scale of grey", "Find it on a table", "Squint and draw three"],
  ["Negative space", "Draw what is between chair legs", "Colour it in", "Turn the page over"],
  ["A hand", "Draw yours without looking", "Draw it looking twice", "Keep both"],
  ["A window", "Frame it", "Place the horizon", "Leave half of it out"],
  ["Cloth", "Drop a towel", "Draw its folds", "Shade the deepest"],
  ["Glass", "Find its darkest part", "Leave the light blank", "Draw the water line"],
  ["A face from far", "Draw a passer-by", "In a minute", "Then in five"],
  ["The table again", "Draw your table", "Lay it beside the first page", "Write what changed"],
];

export const sketch = defineContent("content/curriculum/sketch.ts", phaseSchema, {
  key: "sketch",
  name: "Sketching",
  title: "Ten Sketches",
  path: "/ten-sketches",
  subject: "Drawing",
  keywords: ["drawing course", "pencil drawing", "learn to draw"],
  summary: "Ten evenings with a pencil.",
  hoursPerDay: 1,
  highlights: ["Lines", "Values", "Framing"],
  days: days.map(([title, ...tasks], index) => ({ day: index + 1, title, icon: "pencil", tasks })),
});
