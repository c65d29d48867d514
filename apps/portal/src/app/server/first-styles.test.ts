import { expect, test } from "vitest";
import { takeApart } from "../../../vite/style-parts.ts";
import { firstStyles, withoutStyleAttributes } from "./first-styles.ts";

const sheet = takeApart(`
@layer properties;
@layer properties{@supports (a:b){*{--tw-x:initial}}}
@layer theme,utilities;
html{margin:0}table,ul li{border:0}
@layer utilities{
  .flex{display:flex}
  .a .b,.a>table{color:red}
  .bg-brand{background:var(--brand)}
  .x{color:var(--tw-x)}
  .hover\\:y:hover{color:var(--tw-y)}
  .stuck[data-stuck]{top:0}
  .moves{--tw-duration:.1s;transition-property:color;transition-duration:.1s}
  .opens{opacity:1;transition-duration:.1s}
  @starting-style{.opens{opacity:0}}
  :where(.gap>:not(:last-child)){gap:0}
  .now:is(:where(.group) *){animation:spin 1s}
  @media print{.p{color:#000}}
}
[data-support=parution]{--brand:navy;--unread:0}
[data-support=al-ofoq]{--brand:green;--unread:0}
@font-face{font-family:Plex;src:url(plex.woff2)}
@font-face{font-family:"Plex Fallback";src:local(Arial)}
@font-face{font-family:Other Fallback;src:local(Arial)}
@property --tw-x{syntax:"*"}
@property --tw-y{syntax:"*"}
@keyframes spin{to{rotate:1turn}}
`);
const stylesOf = (html: string, css = "") =>
  firstStyles(sheet, { html, css, theme: "parution" }).replaceAll(/\s*\n\s*/g, "");

test("keeps the rules that a page needs, in their order, followed by its own", () => {
  expect(stylesOf('<p class="p flex">…</p>', "[data-style]{gap:0}")).toBe(
    [
      "@layer properties;@layer properties;@layer theme,utilities;html{margin:0}@layer utilities;",
      "@layer utilities{.flex{display:flex}@media print{.p{color:#000}}}[data-style]{gap:0}",
    ].join(""),
  );
});

test("a rule is kept where all features of one of its selectors are present", () => {
  expect(stylesOf('<p class="a"></p>')).not.toContain(".a .b");
  expect(stylesOf('<p class="a"><b class="b"></b></p>')).toContain(".a .b");
  expect(stylesOf("<ul><li></li></ul>")).toContain("ul li{");
  expect(stylesOf("<ul></ul>")).not.toContain("ul li{");
  expect(stylesOf('<p class="gap"></p>')).toContain("{gap:0}");
  expect(stylesOf("<p></p>")).not.toContain("{gap:0}");
});

test("omits rules for states that no page has at first", () => {
  expect(stylesOf('<p class="hover:y stuck"></p>')).not.toMatch(/:hover|data-stuck/);
  expect(stylesOf('<p class="stuck" data-stuck="true"></p>')).toContain(".stuck[data-stuck]");
});

test("omits transitions and fallbacks for registered variables", () => {
  const styles = stylesOf('<p class="moves opens x"></p>');
  expect(styles).toContain(".opens{opacity:1;");
  expect(styles).not.toMatch(/moves|starting-style|@supports/);
});

test("keeps the fallback fonts of the families that a page names", () => {
  const styles = stylesOf("<p></p>", "p{font-family:Plex,Plex Fallback}");
  expect(styles).toContain('@font-face{font-family:"Plex Fallback";');
  expect(styles).not.toMatch(/Other|url\(/);
});

test("keeps the variables and animations that its rules name", () => {
  const styles = stylesOf('<p class="bg-brand x hover:y now"></p><i class="group"></i>');
  expect(styles).toContain("[data-support=parution]{--brand:navy;}");
  expect(styles).toContain("@property --tw-x");
  expect(styles).toContain("@keyframes spin");
  expect(styles).not.toMatch(/--unread|--tw-y|al-ofoq/);
  expect(stylesOf("<p></p>")).not.toContain("spin");
});

test("a part in another newspaper's theme takes the values that are read in it", () => {
  const within = '<i data-support="al-ofoq"><i></i><i class="bg-brand"></i></i>';
  expect(stylesOf(within)).toContain("[data-support=al-ofoq]{--brand:green;}");
  const beside = '<i data-support="al-ofoq"><i></i></i><i class="bg-brand"></i>';
  expect(stylesOf(beside)).not.toContain("al-ofoq");
});

test("classes are read as React writes them", () => {
  const child = takeApart(".\\[\\&\\>svg\\]\\:size-4>svg{width:1rem}");
  const html = '<p class="[&amp;&gt;svg]:size-4"><svg></svg></p>';
  expect(firstStyles(child, { html, css: "", theme: "parution" })).toContain("width:1rem");
});

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
