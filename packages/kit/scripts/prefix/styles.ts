import postcss, { type AtRule, type Container, type Rule } from "postcss";
import parseSelector, { type Node, type Root, type Selector } from "postcss-selector-parser";
import { animationFor, classFor, LAYER, OWN, propertyFor, SCOPES } from "./names.ts";

/** Raises the specificity of a rule without matching anything else. */
const ABOVE_ELEMENTS = ":not(x x x)";
const ABOVE_CLASSES = ":not(#\\#)";

/**
 * First rule of the base: what a host says of headings, lists, fields and tables ends at the kit's elements. Pictures keep
 * it, whose attributes count as a host's style.
 */
const REVERT = `${OWN}:where(:not(svg,svg *,img,canvas,video,iframe)){all:revert}`;

/** Class names of a compiled stylesheet, and the names of groups and peers, which have no rule of their own. */
export function classNames(css: string): Set<string> {
  const names = new Set<string>(["group", "peer"]);
  const collect = parseSelector((root) => root.walkClasses(({ value }) => void names.add(value)));
  postcss.parse(css).walkRules((rule) => {
    if (!isStep(rule)) collect.processSync(rule.selector);
  });
  return names;
}

/** Stylesheet of the package from the compiled one: every name prefixed, the base for the kit's elements alone. */
export function packageStyles(css: string, layered: boolean): string {
  const root = postcss.parse(css);
  renameValues(root);
  root.walkAtRules("layer", (layer) => {
    if (layer.nodes === undefined) {
      layer.params = layer.params.split(/,\s*/).map(layerName).join(",");
      if (!layered) layer.remove();
      return;
    }
    if (layer.params === "base") layer.prepend(postcss.parse(REVERT).nodes);
    layer.walkRules((rule) => {
      if (!isStep(rule)) rule.selector = selectorIn(layer.params, rule, layered);
    });
    if (layered) layer.params = layerName(layer.params);
    else layer.replaceWith(layer.nodes);
  });
  return root.toString();
}

const layerName = (name: string) => `${LAYER}.${name}`;

/** A step of an animation has a percentage in place of a selector. */
const isStep = ({ parent }: Rule) =>
  parent?.type === "atrule" && (parent as AtRule).name === "keyframes";

function selectorIn(layer: string, rule: Rule, layered: boolean): string {
  const raise = layered ? "" : layer === "base" ? ABOVE_ELEMENTS : ABOVE_CLASSES;
  const toOwn = layer === "base" || layer === "properties";
  // A nested rule is part of the one around it.
  if (rule.parent?.type === "rule") return rule.selector;
  const text = parseSelector((root) => {
    root.walkClasses((node) => {
      node.value = classFor(node.value);
    });
    if (toOwn) limitToOwn(root);
  }).processSync(rule.selector);
  return raise === "" || layer === "theme" ? text : raised(text, raise);
}

/** Applies a rule of the base to the newspaper in place of the page, and otherwise to the kit's elements. */
function limitToOwn(root: Root): void {
  for (const selector of [...root.nodes]) {
    const first = selector.first;
    if (first?.type === "attribute" && selector.nodes.length === 1) continue;
    if (first?.type === "tag" && first.value === "html") {
      selector.replaceWith(...SCOPES.map((scope) => parsed(scope)));
    } else if (String(selector) === ":host") selector.remove();
    else if (!String(selector).includes(OWN)) insertIntoLast(selector, OWN);
  }
}

const parsed = (text: string): Selector => parseSelector().astSync(text).first;

const isPseudoElement = (node: Node) =>
  node.type === "pseudo" && (node.value.startsWith("::") || /^:(?:before|after)$/.test(node.value));

/** Adds a condition to the last element of a selector, in front of its pseudo-elements. */
function insertIntoLast(selector: Selector, condition: string): void {
  const addition = parseSelector.pseudo({ value: condition });
  const place = selector.nodes.find(isPseudoElement);
  const [only] = selector.nodes;
  if (place) selector.insertBefore(place, addition);
  else if (only?.type === "universal" && selector.nodes.length === 1) only.replaceWith(addition);
  else selector.append(addition);
}

function raised(text: string, raise: string): string {
  return parseSelector((root) =>
    root.each((selector) => {
      if (!/^\[data-[a-z]+=[^\]]*\]$/.test(String(selector))) insertIntoLast(selector, raise);
    }),
  ).processSync(text);
}

/** Renames custom properties, animations and named containers where they are made and where they are used. */
function renameValues(root: Container): void {
  const animations = new Set<string>();
  const containers = new Set<string>();
  root.walkAtRules("keyframes", ({ params }) => void animations.add(params));
  root.walkDecls("container", ({ value }) => {
    const [name, type] = value.split("/");
    if (type && name) containers.add(name.trim());
  });
  const rename = (text: string) =>
    text.replace(/(?<![\w-])--[a-z][\w-]*/gi, (name) => propertyFor(name));
  const words = (text: string, names: Set<string>) =>
    text.replace(/(?<![\w-])[a-z][\w-]*/gi, (word) =>
      names.has(word) ? animationFor(word) : word,
    );

  root.walkAtRules((rule) => {
    if (rule.name === "keyframes") rule.params = animationFor(rule.params);
    if (rule.name === "property") rule.params = rename(rule.params);
    if (rule.name === "container") rule.params = words(rule.params, containers);
  });
  root.walkDecls((declaration) => {
    const { prop } = declaration;
    declaration.value = rename(declaration.value);
    if (/^(?:-\w+-)?animation(?:-name)?$|^--animate-/.test(prop)) {
      declaration.value = words(declaration.value, animations);
    }
    if (prop === "container") declaration.value = words(declaration.value, containers);
    if (prop.startsWith("--")) declaration.prop = propertyFor(prop);
  });
}
