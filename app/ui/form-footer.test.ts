import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FormTextsContext } from "#app/lib/contexts.ts";
import { formInputs } from "#domain/requests/request-fields.ts";
import { buildFormTexts } from "#server/pages/shared-page-data.ts";
import { AgeAndConsentFields } from "./form-footer.tsx";

function render(switches: { asksTick?: boolean; asksAge?: boolean }) {
  const texts = buildFormTexts();
  // As the server sends them where the content asks for all of it.
  const inputs = { ...texts.inputs, guardian: formInputs.guardian };
  const value = { ...texts, inputs, notice: { ...texts.notice, ...switches } };
  const field = (name: string) => ({ name, value: "", error: undefined, readOnly: false, onChange: () => {} });
  const html = renderToStaticMarkup(
    createElement(FormTextsContext, { value }, createElement(AgeAndConsentFields, { field })),
  );
  return { html, names: [...html.matchAll(/<input[^>]* name="(\w+)"/g)].map(([, name]) => name) };
}

test("a form shows the notice with its link and sends its version, and asks nothing more", () => {
  const { html, names } = render({});
  expect(names).toEqual(["noticeVersion"]);
  expect(html).toMatch(/<p[^>]*>We use this to answer you. <a href="\/privacy"[^>]*>Privacy notice/);
});

test("each switch of the content adds its fields", () => {
  expect(render({ asksTick: true }).names).toEqual(["noticeVersion", "agreed"]);
  expect(render({ asksAge: true }).names).toEqual(["underAge", "parentName", "parentContact", "noticeVersion"]);
  expect(render({ asksAge: true }).html).toContain("I am under 18");
});
