import { describe, expect, it } from "vitest";
import { packageModule } from "./modules.ts";
import { classNames, packageStyles } from "./styles.ts";

const CSS = `@layer theme, base, utilities;
@layer theme{:root,:host{--spacing:.25rem}}
@layer base{*,:after{margin:0}html{color:var(--pa-color-fg)}h1::before{content:""}}
@layer utilities{.grid{display:grid}.p-1{padding:var(--spacing)}.hover\\:p-1:hover{padding:1px}.spin{animation:turn 1s}@keyframes turn{0%{opacity:0}to{opacity:1}}}`;

describe("stylesheet of the package", () => {
  it("limits the reset to the kit's elements and the newspaper", () => {
    for (const layered of [true, false]) {
      const css = packageStyles(CSS, layered);
      expect(css).not.toMatch(/(?:^|[{},])(?:\*|html|h1)(?:[,{]|::?before|:after)/);
      expect(css).toContain("[data-support]");
    }
  });

  it("prefixes classes, properties, animations and layers, and leaves tokens alone", () => {
    const css = packageStyles(CSS, true);
    expect(css).toContain(".pa\\:p-1{padding:var(--pa-kit-spacing)}");
    expect(css).toContain("@layer parution.utilities");
    expect(css).toContain("animation:pa-turn 1s");
    expect(css).toContain("@keyframes pa-turn{0%");
    expect(css).toContain("var(--pa-color-fg)");
    expect(css).not.toMatch(/[{;(]--(?!pa-)/);
  });

  it("has no layer where it stands beside unlayered styles, and utilities above every class", () => {
    const css = packageStyles(CSS, false);
    expect(css).not.toContain("@layer");
    expect(css).toContain(".pa\\:hover\\:p-1:hover:not(#\\#){");
  });
});

describe("module of the package", () => {
  const classes = classNames(CSS);
  const packed = (code: string) => packageModule(code, classes);

  it("prefixes lists of classes wherever they stand", () => {
    expect(packed('const box = "grid p-1 hover:p-1";')).toBe(
      'const box = "pa:grid pa:p-1 pa:hover:p-1";',
    );
    expect(packed('cx("grid", open && `p-1 $' + "{more}`);")).toBe(
      'cx("pa:grid", open && `pa:p-1 $' + "{more}`);",
    );
  });

  it("leaves roles, variants and comparisons that happen to be named like a class", () => {
    for (const code of [
      '_jsx(Grid, { role: "grid" });',
      'cva("", { defaultVariants: { layout: "grid" } });',
      'cx(layout === "grid" && more);',
      'cx(cardVariants({ layout: "grid" }));',
    ]) {
      expect(packed(code)).toBe(code);
    }
  });

  it("marks elements that have no class, or the caller's alone, and no part of a picture", () => {
    expect(packed('_jsx("p", { children: text });')).toContain('className: "pa:own"');
    expect(packed('_jsx("p", { className: props.className });')).toContain("pa:own");
    expect(packed('_jsx("path", { d: shape });')).not.toContain("pa:own");
  });
});
