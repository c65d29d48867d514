// @vitest-environment jsdom
import { keepSupport, useChosenSupport } from "@parution/app/links/choices.ts";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ONLY_SUPPORT_META, rememberDocumentSupports } from "./support-slugs.ts";

/** Newspaper whose theme a page of this document has, beside the one that its visitor chose before. */
function shownIn(head: string): string {
  document.head.innerHTML = head;
  rememberDocumentSupports();
  return renderToStaticMarkup(createElement(() => useChosenSupport()));
}

test("a browser shows the only newspaper whatever was chosen before, and beside others the chosen one", () => {
  keepSupport("al-ofoq");
  expect(shownIn(`<meta name="${ONLY_SUPPORT_META}" content="le-rif">`)).toBe("le-rif");
  expect(shownIn("")).toBe("al-ofoq");
});
