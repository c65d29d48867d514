import { parseSync } from "vite";
import { expect, test } from "vitest";
import { weighedPages } from "../../scripts/weighed-pages.ts";
import { routes } from "./routes.ts";

const PORTAL = "/apps/portal/src/";
const APP = "/packages/app/src/";

const sources = import.meta.glob<string>(
  ["/apps/portal/src/**/*.{ts,tsx}", "/packages/app/src/**/*.{ts,tsx}"],
  { query: "?raw", import: "default", eager: true },
);
const catalogues = import.meta.glob<string>(
  ["/apps/portal/src/**/locales/fr.po", "/packages/app/src/**/locales/fr.po"],
  { query: "?raw", import: "default", eager: true },
);

/** Catalogue of a part: the name by which it is loaded, and its texts. */
interface Part {
  readonly name: string;
  readonly texts: ReadonlySet<string>;
}

/** Name of a part as `messagesOf` has it, `shared/ads` or `@parution/app/drafts`; empty for what every page loads. */
function nameOfPart(path: string): string {
  const folder = path.replace(/\/?locales\/fr\.po$/, "");
  return `${folder}/`.startsWith(APP)
    ? folder.slice(APP.length) && `@parution/app/${folder.slice(APP.length)}`
    : folder.slice(PORTAL.length).replace(/^features\//, "");
}

const parts = new Map<string, Set<string>>();
const textsOfFile = new Map<string, Set<string>>();
for (const [path, po] of Object.entries(catalogues)) {
  const part = nameOfPart(path);
  const texts = parts.get(part) ?? new Set();
  parts.set(part, texts);
  for (const entry of po.split("\n\n").slice(1)) {
    const id = entry.replace(/^#.*\n/gm, "").replace(/^msgstr[\s\S]*/m, "");
    texts.add(id);
    for (const [, file = ""] of entry.matchAll(/^#: (.*)$/gm)) {
      textsOfFile.set(`/${file}`, (textsOfFile.get(`/${file}`) ?? new Set()).add(id));
    }
  }
}
const partOf = (name: string): Part => ({ name, texts: parts.get(name) ?? new Set() });

/** Specifiers of the modules that a file imports at runtime, at once or on demand. */
function specifiersIn(file: string, source: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const isRuntime = (entry: { readonly isType: boolean }) => !entry.isType;
  return [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(isRuntime))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.filter(isRuntime).flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
}

const importsOf = new Map<string, { files: string[]; loads: string[] }>();

/** Files that a file imports, at once or on demand, and the parts whose texts it awaits, by itself or by a hook. */
function readImports(file: string) {
  const known = importsOf.get(file);
  if (known !== undefined) return known;
  const source = sources[file] ?? "";
  const files = specifiersIn(file, source)
    .map((specifier) =>
      specifier.startsWith(".")
        ? new URL(specifier, `file://${file}`).pathname
        : specifier.replace(/^@parution\/app\//, APP),
    )
    .filter((path) => path in sources);
  const loads = [...source.matchAll(/messagesOf\([^;]*?"([^"]+)"\)/g)].map(([, part = ""]) => part);
  const read = { files, loads };
  importsOf.set(file, read);
  const hooks = files.filter((path) => path.endsWith(".ts"));
  for (const hook of hooks) loads.push(...readImports(hook).loads);
  return read;
}

/** Texts that a page can render without having loaded them, with their files. */
function findUnloaded(file: string, loaded: readonly Part[], seen: Set<string>): string[] {
  const { files, loads } = readImports(file);
  const here = [...loaded, ...loads.map(partOf)];
  const names = here.map(({ name }) => name).sort();
  const key = [file, ...names].join(" ");
  if (seen.has(key)) return [];
  seen.add(key);
  const own = [...(textsOfFile.get(file) ?? [])]
    .filter((text) => !here.some(({ texts }) => texts.has(text)))
    .map((text) => `${file}: ${text}`);
  return [...own, ...files.flatMap((next) => findUnloaded(next, here, seen))];
}

const pages = new Map(
  routes
    .flatMap(({ page, landing }) => [page, landing])
    .filter((page) => page !== undefined)
    .map((page) => [page.name, page]),
);

test.each([...pages.values()].map(({ name, texts }) => [name, texts] as const))(
  "the page «%s» renders only texts that it has loaded",
  (name, texts) => {
    const loaded = ["", ...texts].map(partOf);
    expect(findUnloaded(`${PORTAL}features/${name}.page.tsx`, loaded, new Set())).toEqual([]);
  },
);

test.each(Object.entries(weighedPages))(
  "the page «%s» is weighed with the texts that it loads",
  (_, { page, texts = [] }) => {
    const [, ...besides] = pages.get(page)?.texts ?? [];
    expect(new Set(texts)).toEqual(new Set(besides));
  },
);
