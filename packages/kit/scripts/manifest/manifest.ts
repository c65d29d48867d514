import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { type Prop, readProps } from "../../../../.storybook/props/read-props.ts";
import { element } from "../../../../.storybook/snippets/jsx-text.ts";
import { readSnippets } from "../../../../.storybook/snippets/read-snippets.ts";
import { groupOf } from "../size/components.ts";

/**
 * Maturity of a component: props of a stable one change in major versions alone, those of a new one in minor ones too, and a
 * deprecated one goes with the next major version.
 */
export type Status = "stable" | "new" | "deprecated";

/** A prop, as programs that write code need it. */
export interface ManifestProp
  extends Pick<Prop, "name" | "type" | "required" | "description" | "options" | "defaultValue"> {
  /** True for an attribute of the native element. */
  native?: true;
}

/** An exported component. */
export interface ManifestComponent {
  name: string;
  /** Subpath of the package. */
  import: string;
  /** Group under which Storybook shows it. */
  group: string;
  /** Status of its folder; nothing for parts that other components are made of. */
  status?: Status;
  description: string;
  props: readonly ManifestProp[];
  /** Code of a story, with its imports. */
  example?: string;
  /** Files of sample data that the example imports, by address. */
  samples?: Readonly<Record<string, string>>;
}

export interface Manifest {
  package: string;
  version: string;
  components: readonly ManifestComponent[];
}

const kit = join(import.meta.dirname, "../..");
const sources = join(kit, "src");

/** Status that the stories of a folder declare as a tag. */
export function statusOf(folder: string): Status | undefined {
  const [file] = globSync(`${folder}/${folder}.stories.tsx`, { cwd: sources });
  const stories = file && readFileSync(join(sources, file), "utf8");
  const tag = stories && /^ {2}tags: \[.*"(stable|new|deprecated)"/m.exec(stories)?.[1];
  return (tag || undefined) as Status | undefined;
}

interface Example {
  folder: string;
  code: string;
}

/** Codes of stories, those of a component's main file before those of others. */
function readExamples(): Example[] {
  const files = globSync("*/*.stories.tsx", {
    cwd: sources,
    exclude: ["**/*.interactions.stories.tsx", "**/*.nonsense.stories.tsx"],
  });
  return files
    .toSorted()
    .flatMap((file) =>
      readSnippets(join(sources, file)).flatMap(({ code }) =>
        code === undefined ? [] : [{ folder: dirname(file), code }],
      ),
    );
}

const ownFiles = / from "(\.\.?\/[^"]+)"/g;

/** The story that shows a component best: one of its own folder, without sample data of its own. */
function exampleOf(name: string, folder: string, examples: readonly Example[]) {
  const rank = (example: Example) =>
    Number(example.folder !== folder) * 2 + Number(/ from "\./.test(example.code));
  return examples
    .filter(({ code }) => new RegExp(`<${name}\\b`).test(code))
    .toSorted((one, other) => rank(one) - rank(other))[0];
}

/** Texts of the files of sample data that a code imports. */
function samplesOf({ code, folder }: Example): Record<string, string> {
  const addresses = [...code.matchAll(ownFiles)].map(([, address = ""]) => address);
  return Object.fromEntries(
    addresses.map((address) => {
      const [file = ""] = globSync(`${address}.{ts,tsx}`, { cwd: join(sources, folder) });
      return [address, readFileSync(join(sources, folder, file), "utf8")];
    }),
  );
}

/** Code of a component that needs no props, such as an icon. */
const bareExample = (name: string, folder: string) =>
  `import { ${name} } from "@parution/kit/${folder}";\n\n${element(name, new Map())}`;

const manifestProp = ({ kind: _, isNative, ...prop }: Prop): ManifestProp => ({
  ...prop,
  ...(isNative && { native: true as const }),
});

/** Every exported component of the kit, read from types and stories. */
export function readManifest(): Manifest {
  const { name, version } = JSON.parse(readFileSync(join(kit, "package.json"), "utf8"));
  const examples = readExamples();
  const components = readProps().map((component): ManifestComponent => {
    const folder = relative(sources, component.file).split("/")[0] ?? "";
    const status = statusOf(folder);
    // Context providers of plain modules are no views.
    const isView = status !== undefined && component.file.endsWith(".tsx");
    const isBare = isView && component.props.every(({ required }) => !required);
    const story = exampleOf(component.name, folder, examples);
    const samples = story ? samplesOf(story) : {};
    const example = story?.code ?? (isBare ? bareExample(component.name, folder) : undefined);
    return {
      name: component.name,
      import: `${name}/${basename(folder)}`,
      group: groupOf(folder),
      ...(status && { status }),
      description: component.description.replaceAll(/\s+/g, " ").trim(),
      props: component.props.map(manifestProp),
      ...(example && { example }),
      ...(Object.keys(samples).length > 0 && { samples }),
    };
  });
  const byName = (one: ManifestComponent, other: ManifestComponent) =>
    one.name.localeCompare(other.name);
  return { package: name, version, components: components.toSorted(byName) };
}
