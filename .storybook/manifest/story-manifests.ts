import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ComponentsManifest, IndexEntry } from "storybook/internal/types";
import { propsTable } from "../../packages/kit/scripts/manifest/llms.ts";
import {
  type ManifestComponent,
  readManifest,
} from "../../packages/kit/scripts/manifest/manifest.ts";
import { readSnippets } from "../snippets/read-snippets.ts";
import { readStoryFile } from "../snippets/story-file.ts";

type StoryComponent = ComponentsManifest["components"][string];

interface Manifests {
  readonly components?: ComponentsManifest;
}

/** Kit stories that show a component, by the component's id in the sidebar. */
function kitStories(entries: readonly IndexEntry[]): Map<string, IndexEntry[]> {
  const isShown = ({ type, importPath }: IndexEntry) =>
    type === "story" && /packages\/kit\/src\/(?!.*\.(?:interactions|nonsense)\.)/.test(importPath);
  return Map.groupBy(entries.filter(isShown), ({ id }) => id.split("--")[0] ?? "");
}

function describe(
  id: string,
  stories: readonly IndexEntry[],
  component: ManifestComponent,
): StoryComponent {
  const path = stories[0]?.importPath ?? "";
  const codes = new Map(
    readSnippets(join(process.cwd(), path)).map(({ name, code }) => [name, code] as const),
  );
  return {
    id,
    path,
    name: component.name,
    description: component.description,
    import: `import { ${component.name} } from "${component.import}";`,
    apiDescription: `## Props\n\n${propsTable(component)}`,
    jsDocTags: component.status ? { status: [component.status] } : {},
    stories: stories.map((story) => {
      const exported = "exportName" in story ? String(story.exportName) : "";
      const snippet = codes.get(exported);
      return { id: story.id, name: story.name, ...(snippet && { snippet }) };
    }),
  };
}

/** Changes when a file of the kit does, or the stories that are asked for. */
const fingerprint = (entries: readonly IndexEntry[]) =>
  [
    ...globSync("packages/kit/src/**/*.{ts,tsx}").map((file) => [file, statSync(file).mtimeMs]),
    ...entries.map(({ id }) => [id]),
  ].join("\n");

function describeAll(entries: readonly IndexEntry[]): ComponentsManifest {
  const byName = new Map(readManifest().components.map((entry) => [entry.name, entry]));
  const described = [...kitStories(entries)].flatMap(([id, stories]) => {
    const { component } = readStoryFile(join(process.cwd(), stories[0]?.importPath ?? ""));
    const entry = byName.get(component);
    return entry ? [[id, describe(id, stories, entry)] as const] : [];
  });
  return {
    v: 0,
    components: Object.fromEntries(described),
    meta: { docgen: "react-component-meta", durationMs: 0 },
  };
}

/** Last record: it is asked for with every call, and takes seconds to read. */
let last: { of: string; components: ComponentsManifest } | undefined;

/**
 * Record of components for Storybook's server of the model context protocol: props from types and code as one would write it, in
 * place of what Storybook reads from the sources alone.
 */
export async function storyManifests(
  manifests: Manifests | undefined,
  { manifestEntries }: { manifestEntries: readonly IndexEntry[] },
): Promise<Manifests> {
  const of = fingerprint(manifestEntries);
  if (last?.of !== of) last = { of, components: describeAll(manifestEntries) };
  return { ...manifests, components: last.components };
}
