import { expect, test } from "vitest";
import { withoutStyleAttributes } from "./inline-styles.ts";

test("equal styles share a rule", () => {
  const html = '<i style="gap:4px"></i><b style="gap:4px"></b><u style="inline-size:50%"></u>';
  expect(withoutStyleAttributes(html)).toEqual({
    html: '<i data-style="0"></i><b data-style="0"></b><u data-style="1"></u>',
    css: '[data-style="0"][data-style]{gap:4px}[data-style="1"][data-style]{inline-size:50%}',
  });
});

test("a style that would leave its rule is dropped", () => {
  const html = '<i style="}body{display:none"></i>';
  expect(withoutStyleAttributes(html)).toEqual({ html: "<i></i>", css: "" });
});
