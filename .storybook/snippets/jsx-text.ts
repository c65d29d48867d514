import type { ArgTexts } from "./story-file.ts";

/** A source text of several lines, its later lines moved to the right. */
export const indent = (text: string, by: string) => text.replaceAll(/\n(?=.)/g, `\n${by}`);

/** A source text of several lines, with the least indentation of its later lines taken away. */
export function dedent(text: string): string {
  const later = text
    .split("\n")
    .slice(1)
    .filter((line) => line.trim() !== "");
  const least = Math.min(...later.map((line) => line.length - line.trimStart().length));
  return Number.isFinite(least) ? text.replaceAll(`\n${" ".repeat(least)}`, "\n") : text;
}

/** An attribute, written as one would. */
export function attribute(name: string, text: string): string {
  if (name.startsWith("...")) return `{${name}}`;
  if (text === "true") return name;
  return /^"[^"\\]*"$/.test(text) ? `${name}=${text}` : `${name}={${dedent(text)}}`;
}

/** An arg as content between tags. */
export function content(text: string): string {
  const plain = /^"([^"\\{}<>]*)"$/.exec(text)?.[1];
  if (plain?.trim()) return plain;
  const fragment = /^<>([\s\S]*)<\/>$/.exec(text.trim())?.[1];
  if (fragment !== undefined) return dedent(`\n${fragment.replace(/^\n/, "")}`).trim();
  return text.trim().startsWith("<") ? dedent(text) : `{${dedent(text)}}`;
}

const lineLength = 80;

/** An element from its parts, on one line where it is short. */
export function tag(
  name: string,
  attributes: readonly string[],
  children: string | undefined,
): string {
  const open = `<${[name, ...attributes].join(" ")}`;
  const isShort = open.length < lineLength && !open.includes("\n");
  const start = isShort
    ? open
    : `<${name}\n  ${attributes.map((one) => indent(one, "  ")).join("\n  ")}`;
  if (children === undefined) return isShort ? `${start} />` : `${start}\n/>`;
  const whole = `${start}>${children}</${name}>`;
  if (isShort && whole.length < lineLength && !whole.includes("\n")) return whole;
  return `${start}${isShort ? "" : "\n"}>\n  ${indent(children, "  ")}\n</${name}>`;
}

/** A component with args as its attributes and its content. */
export function element(name: string, args: ArgTexts): string {
  const attributes = [...args].filter(([arg, text]) => arg !== "children" && text !== "undefined");
  const children = args.get("children");
  return tag(
    name,
    attributes.map(([arg, text]) => attribute(arg, text)),
    children === undefined ? undefined : content(children),
  );
}
