import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { parseSync } from "vite";
import { element } from "./jsx-text.ts";
import { renderedCode } from "./rendered-code.ts";
import { childrenOf, type DeclaredStory, type Node, type StorySource } from "./story-file.ts";

const kit = join(import.meta.dirname, "../../packages/kit/src");

/** Words of an index, and of the files that it exports whole. */
function wordsOf(folder: string): Set<string> {
  const index = readFileSync(join(kit, folder, "index.ts"), "utf8");
  const whole = [...index.matchAll(/export \* from "(.+)"/g)].map(([, file]) =>
    readFileSync(join(kit, folder, file ?? ""), "utf8").match(
      /(?<=export (?:const|function) )\w+/g,
    ),
  );
  const names = index.replaceAll(/"[^"]*"/g, "").match(/\b\w+\b/g) ?? [];
  return new Set([...names, ...whole.flatMap((names) => names ?? [])]);
}

/** Names that each folder of the kit exports. */
const published = new Map(
  globSync("*/index.ts", { cwd: kit }).map((index) => [dirname(index), wordsOf(dirname(index))]),
);

/** A function that does nothing stands for the spies of stories. */
const withoutSpies = (text: string) => text.replaceAll(/\bfn\(\)/g, "() => undefined");

/** Names that a code refers to; names of properties and attributes do not count. */
function namesIn(code: string): Set<string> {
  const names = new Set<string>();
  const visit = (node: Node, parent?: Node): void => {
    if (node.type === "Identifier" || node.type === "JSXIdentifier") {
      const named = parent as
        | (Node & { property?: Node; key?: Node; computed?: boolean; shorthand?: boolean })
        | undefined;
      const isProperty =
        !named?.computed && !named?.shorthand && (named?.property === node || named?.key === node);
      if (!isProperty && parent?.type !== "JSXAttribute")
        names.add((node as Node & { name: string }).name);
    }
    for (const child of childrenOf(node)) visit(child, node);
  };
  visit(parseSync("snippet.tsx", code).program as unknown as Node);
  return names;
}

/** Address under which a reader imports a name: the package's, or a file of sample data. */
function addressOf(source: StorySource, name: string, from: string): string | undefined {
  if (!from.startsWith(".")) return from;
  const folder = relative(kit, join(dirname(source.file), from)).split("/")[0] ?? "";
  if (published.get(folder)?.has(name)) return `@parution/kit/${folder}`;
  return basename(from).startsWith("sample-") ? from.replace(/\.tsx?$/, "") : undefined;
}

/** Libraries are imported first, files of sample data last. */
const rank = (address: string) =>
  ["@parution/", "."].findIndex((start) => address.startsWith(start)) % 3;

/** Names that a code refers to, with those of the declarations that it needs. */
function neededBy(source: StorySource, code: string): Set<string> {
  const needed = new Set<string>();
  const open = [...namesIn(code)];
  for (let name = open.shift(); name !== undefined; name = open.shift()) {
    if (needed.has(name)) continue;
    needed.add(name);
    const declaration = source.declarations.get(name);
    if (declaration !== undefined) open.push(...namesIn(declaration));
  }
  return needed;
}

/** Imports of the given names, or nothing where one of them cannot be had. */
function importsOf(source: StorySource, needed: ReadonlySet<string>): string | undefined {
  const lines = new Map<string, string[]>();
  for (const name of [...needed].toSorted()) {
    const imported = source.imports.get(name);
    if (!imported || name === "fn") continue;
    const address = addressOf(source, name, imported.from);
    if (address === undefined) return undefined;
    const names = lines.get(address) ?? [];
    lines.set(address, [...names, imported.isType ? `type ${name}` : name]);
  }
  return [...lines]
    .toSorted(([one], [other]) => rank(one) - rank(other) || one.localeCompare(other))
    .map(([address, names]) => `import { ${names.join(", ")} } from "${address}";`)
    .join("\n");
}

/** A code with the declarations and imports that it needs, or nothing where one of them is for stories alone. */
function complete(source: StorySource, code: string): string | undefined {
  const needed = neededBy(source, code);
  const forStories = ["meta", "Story", ...source.stories.map(({ name }) => name)];
  const imports = importsOf(source, needed);
  if (imports === undefined || forStories.some((name) => needed.has(name))) return undefined;
  const declared = [...source.declarations].filter(([name]) => needed.has(name));
  return [imports, ...new Set(declared.map(([, declaration]) => declaration)), code].join("\n\n");
}

/**
 * The code that one would write for a story, with its imports; nothing for stories that show something only stories can, such as
 * a component in every newspaper.
 * @param isOptional true for a prop that may be left out: an idle function in it is not worth a line.
 */
export function snippetOf(
  source: StorySource,
  story: DeclaredStory,
  isOptional: (prop: string) => boolean,
): string | undefined {
  // Bad input is for looking at.
  if (/Nonsense/.test(story.name + source.file) || /\.nonsense\./.test(source.file))
    return undefined;
  const isIdle = (text: string) => /^(?:fn\(\)|\(\) => undefined)$/.test(text);
  const args = new Map([...story.args].filter(([arg, text]) => !(isIdle(text) && isOptional(arg))));
  const code = story.render
    ? renderedCode(source, args, story.render)
    : element(source.component, args);
  const whole = code && complete(source, code);
  return whole === undefined ? undefined : withoutSpies(whole);
}
