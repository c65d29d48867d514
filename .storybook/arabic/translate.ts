import {
  cloneElement,
  createElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from "react";
import sampleWords from "./sample-words.json" with { type: "json" };

const escaped = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);

/** Sentences with parts that vary, written `{}` in the catalogue; those with more words are tried first. */
const patterns = Object.entries(sampleWords)
  .filter(([french]) => french.includes("{}"))
  .toSorted(([one], [other]) => other.replaceAll("{}", "").length - one.replaceAll("{}", "").length)
  .map(([french, arabic]) => ({
    match: new RegExp(`^${french.split("{}").map(escaped).join("([\\s\\S]*?)")}$`),
    arabic,
  }));

const whole = new Map(Object.entries(sampleWords));

/** A sample text in Arabic; one that has no translation, such as a name or a number, as it is. */
export function translateText(text: string): string {
  const known = whole.get(text.trim());
  if (known !== undefined) return text.replace(text.trim(), () => known);
  for (const { match, arabic } of patterns) {
    const parts = match.exec(text.trim())?.slice(1);
    if (!parts) continue;
    let part = 0;
    return arabic.replaceAll("{}", () => translateText(parts[part++] ?? ""));
  }
  return text;
}

/** Attributes that are never read by a person. */
const technical = new Set([
  "className",
  "style",
  "ref",
  "key",
  "id",
  "htmlFor",
  "dangerouslySetInnerHTML",
]);

const kit = import.meta.glob<Record<string, unknown>>(
  ["../../packages/kit/src/*/index.ts", "!**/icon/index.ts"],
  { eager: true },
);

/** Components of the kit: they have no texts of their own, so what they render is left alone. */
const components: ReadonlySet<unknown> = new Set(Object.values(kit).flatMap(Object.values));

type AnyFunction = (...args: unknown[]) => unknown;

/** Translating functions by the function that they stand for: a component has to stay the same. */
const translators = new WeakMap<AnyFunction, AnyFunction>();

function translateFunction(original: AnyFunction): AnyFunction {
  // A class is built, not called.
  if (/^class\b/.test(Function.prototype.toString.call(original))) return original;
  const known = translators.get(original);
  if (known) return known;
  // A store answers one object for as long as nothing changes: its translation has to be one, too.
  let answer: unknown;
  let translated: unknown;
  function translator(this: unknown, ...args: unknown[]) {
    const next: unknown = Reflect.apply(original, this, args);
    if (typeof next !== "object" || next !== answer) translated = translate(next);
    answer = next;
    return translated;
  }
  translators.set(original, Object.assign(translator, original));
  translators.set(translator, translator);
  return translator;
}

function translateElement(element: ReactElement): ReactElement {
  const { children, ...props } = translateProps(element.props as Props);
  // Children that stand in the source side by side need no keys.
  const content = (Array.isArray(children) ? children : [children]) as ReactNode[];
  if (typeof element.type !== "function" || components.has(element.type)) {
    return cloneElement(element, props, ...content);
  }
  const type = translateFunction(element.type as AnyFunction) as () => ReactElement;
  return createElement(type, { ...props, key: element.key }, ...content);
}

type Props = Readonly<Record<string, unknown>>;

/** Props with every text in Arabic. A story's own are its context, in which texts are among the args alone. */
function translateProps(props: Props): Props {
  if ("originalStoryFn" in props) return { ...props, args: translateProps(props.args as Props) };
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      name,
      technical.has(name) ? value : translate(value),
    ]),
  );
}

/** True for an object of data; contexts and lazy components of React are none. */
const isPlain = (value: object): value is Record<string, unknown> =>
  Object.getPrototypeOf(value) === Object.prototype && !("$$typeof" in value);

/**
 * Content of a story in Arabic: texts, elements and answers of functions, however deep. French samples are written once, in the
 * stories; their Arabic stands in `sample-words.json`.
 */
export function translate(value: unknown): unknown {
  if (typeof value === "string") return translateText(value);
  if (typeof value === "function") return translateFunction(value as AnyFunction);
  if (typeof value !== "object" || value === null) return value;
  if (isValidElement(value)) return translateElement(value);
  if (Array.isArray(value)) return value.map(translate);
  if (value instanceof Map) {
    return new Map([...value].map(([key, entry]) => [key, translate(entry)]));
  }
  return isPlain(value) ? translateProps(value) : value;
}
