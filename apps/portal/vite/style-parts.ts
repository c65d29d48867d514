import { type AtRule, type ChildNode, type Container, parse, type Root, type Rule } from "postcss";
import selectorParser, { type Attribute, type Node, type Pseudo } from "postcss-selector-parser";
import type { Plugin } from "vite";
import {
  AFTER_INTERACTION,
  attributeFeature,
  elementFeature,
  type Needs,
  type StylePart,
  type StyleParts,
  sheetLink,
  supportFeature,
} from "../src/app/server/style-parts.ts";

/** Beside the list of what was built. */
const FILE = ".vite/style-parts.json";

const ALWAYS: Needs = [[]];

/** The document that every page has in common. */
const DOCUMENT = "index.html";

/**
 * Takes the built style sheet apart, so that the renderer can put into a page the rules that it needs at once. Without it
 * the first paint waits for the whole sheet and its faces (decision 21). Faces become a sheet of their own: rules and
 * faces then cost the main thread a task each.
 */
export function styleParts(): Plugin {
  return {
    name: "parution:style-parts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    enforce: "post",
    generateBundle(_, bundle) {
      const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith(".css"));
      const [sheet] = sheets;
      if (sheet?.type !== "asset" || sheets.length > 1) {
        throw new Error("The portal is built with one style sheet.");
      }
      const rules = parse(String(sheet.source));
      const parts = partsOf(rules);
      const faces = this.emitFile({ type: "asset", name: "faces.css", source: takeFaces(rules) });
      sheet.source = String(rules);
      const hrefs = [sheet.fileName, this.getFileName(faces)].map((file) => `/${file}`);
      const document = bundle[DOCUMENT];
      if (document?.type !== "asset") throw new Error("The build has no document.");
      document.source = withSheets(String(document.source), hrefs);
      const styles: StyleParts = { hrefs, parts };
      this.emitFile({ type: "asset", fileName: FILE, source: JSON.stringify(styles) });
    },
  };
}

/** Removes the faces from a sheet, and returns them: a sheet with any makes a browser lay out all text anew. */
function takeFaces(sheet: Root): string {
  const faces: string[] = [];
  sheet.walkAtRules("font-face", (face) => {
    faces.push(String(face));
    face.remove();
  });
  return faces.join("");
}

/** Links the sheets where the document links the first of them. */
function withSheets(document: string, hrefs: readonly string[]): string {
  const [link = "", ...others] = hrefs.map(sheetLink);
  if (!document.includes(link)) throw new Error(`The document has no ${link}.`);
  return document.replace(link, () => [link, ...others].join(""));
}

export const takeApart = (css: string): StylePart[] => partsOf(parse(css));

const partsOf = (container: Container): StylePart[] =>
  (container.nodes ?? []).flatMap((node) => partOf(node) ?? []);

function partOf(node: ChildNode): StylePart | readonly StylePart[] | null {
  if (node.type === "rule") return partOfRule(node);
  if (node.type === "atrule") return partOfAtRule(node, String(node));
  // A page names few of the variables that a theme has.
  if (node.type === "decl") return { css: `${node};`, name: node.prop };
  return null;
}

function partOfRule(rule: Rule): StylePart | null {
  if (rule.nodes.every((node) => node.type === "decl" && MOVING.test(node.prop))) return null;
  const needs = needsOf(rule.selector);
  const onlyVariables = rule.nodes.every((node) => node.type === "decl" && node.variable);
  return onlyVariables
    ? { open: rule.selector, needs, parts: partsOf(rule) }
    : { css: String(rule), needs };
}

/** Transitions between two appearances: there are none before the whole sheet is there. */
const MOVING = /^(transition|--tw-(duration|ease)$)/;

/** Tailwind's stand-in for the types of variables, where a browser knows none: it has it with the whole sheet. */
const STAND_IN = "properties";

function partOfAtRule(node: AtRule, css: string): StylePart | readonly StylePart[] | null {
  const { name, params } = node;
  if (name === "starting-style") return null;
  if (name === "keyframes" || name === "property") return { css, name: params };
  // Fetched before the first paint, a face would take its place on the line.
  if (name === "font-face") return css.includes("url(") ? null : { css, name: familyOf(node) };
  // The order of layers is said without rules.
  if (node.nodes === undefined) return always(`${css};`);
  const open = `@${name} ${params}`;
  const inside: StylePart = { open, needs: ALWAYS, parts: partsOf(node) };
  // Wherever a layer's rules are left out, its place among the others is not.
  if (name !== "layer") return inside;
  return params === STAND_IN ? always(`${open};`) : [always(`${open};`), inside];
}

/** The first word of a face's family, which distinguishes those of the portal. */
function familyOf(face: AtRule): string {
  const family = face.nodes?.find((node) => node.type === "decl" && node.prop === "font-family");
  const [word] = /[\w-]+/.exec(family?.type === "decl" ? family.value : "") ?? [];
  if (word === undefined) throw new Error(`A face has no family: ${face}`);
  return word;
}

const always = (css: string): StylePart => ({ css, needs: ALWAYS });

/** Lists for each selector what an element, and what it stands in, must be. */
function needsOf(selectors: string): string[][] {
  return selectorParser()
    .astSync(selectors)
    .nodes.map((selector) => [...new Set(featuresOf(selector))]);
}

/** Parts that a browser gives to inputs alone. */
const PARTS_OF_INPUTS = /^::(-webkit-(date|calendar|search|inner-spin|outer-spin)|file-selector)/;

/** States that only a pointer or key brings: a reader that quick sees them once the whole sheet is there. */
const POINTED_AT = /^:(hover|active|focus-within|popover-open)$/;

/** Other states of a page are left out: a rule too many does no harm. */
function featuresOf(node: Node): string[] {
  if (node.type === "class") return [node.value];
  if (node.type === "tag") return [elementFeature(node.value)];
  if (node.type === "attribute") return [featureOfAttribute(node)];
  if (node.type === "selector") return node.nodes.flatMap(featuresOf);
  return node.type === "pseudo" ? featuresOfPseudo(node) : [];
}

const featureOfAttribute = ({ attribute, value }: Attribute): string =>
  attribute === "data-support" && value ? supportFeature(value) : attributeFeature(attribute);

function featuresOfPseudo({ value, nodes }: Pseudo): string[] {
  if (POINTED_AT.test(value)) return [AFTER_INTERACTION];
  if (PARTS_OF_INPUTS.test(value)) return [elementFeature("input")];
  if (value === ":disabled") return [attributeFeature("disabled")];
  const isSame = /^:(is|where)$/.test(value) && nodes.length === 1;
  return isSame ? nodes.flatMap(featuresOf) : [];
}
