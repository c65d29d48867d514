import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { RenderedDirection, useDirection } from "./index.ts";

function Current() {
  return useDirection();
}

it("is the provider's on a server, from left to right by default", () => {
  expect(renderToString(createElement(Current))).toBe("ltr");
  const arabic = createElement(RenderedDirection, { value: "rtl" }, createElement(Current));
  expect(renderToString(arabic)).toBe("rtl");
});
