/** What a gateway accepts beside model and messages; it is learned by asking. */
export type RequestShape = {
  temperature?: number;
  max_tokens?: number;
  max_completion_tokens?: number;
  reasoning_effort?: "low";
};

/** The body the product specifies; most gateways take it. */
export const specifiedShape: RequestShape = { temperature: 0.3, max_tokens: 100 };

/** Reasoning models refuse a temperature and pay hidden thoughts out of the same budget, so they need room. */
const room = 1500;
const moreRoom = 4000;
const reasoningShape: RequestShape = { max_completion_tokens: room, reasoning_effort: "low" };

const parameters = /temperature|max_tokens|max_completion_tokens|reasoning_effort/g;

/** The next body to try after a refusal, or nothing when the refusal is about something else. */
export function shapeAfterRefusal(shape: RequestShape, complaint: string): RequestShape | undefined {
  const named = new Set(complaint.toLowerCase().match(parameters));
  if (shape.temperature !== undefined) {
    return named.size > 0 || /unsupported|parameter/i.test(complaint) ? reasoningShape : undefined;
  }
  if (shape.reasoning_effort && named.has("reasoning_effort")) {
    const { reasoning_effort: _refused, ...rest } = shape;
    return rest;
  }
  if (shape.max_completion_tokens && named.has("max_completion_tokens")) return { max_tokens: room };
  return undefined;
}

/** The next body after an answer that spent its whole budget before the first word. */
export function shapeAfterEmptyAnswer(shape: RequestShape): RequestShape | undefined {
  if (shape.temperature !== undefined) return reasoningShape;
  return shape.max_completion_tokens === room ? { ...shape, max_completion_tokens: moreRoom } : undefined;
}
