import { type RegistryItem, readRegistry, registryFiles } from "../registry/registry.ts";
import type { Manifest, ManifestComponent, ManifestProp } from "./manifest.ts";

/** Files for programs that write code, by path: an index after llmstxt.org, a page a folder, the record itself, and the blocks. */
export type LlmsFiles = ReadonlyMap<string, string>;

const INTRODUCTION = `# Parution kit

> React components for a newspaper's advertisement ordering: accessible, French and Arabic, themed by CSS variables.

Install \`@parution/kit\`, \`@parution/tokens\`, \`react\` and \`react-dom\`. Import \`@parution/kit/styles.css\` once (or
\`@parution/kit/styles.unlayered.css\` beside CSS without layers), and each component from its own subpath; the package has no root export.

- The page sets \`lang\`, \`dir\` and \`data-support\` (the newspaper's id) on \`<html>\`; \`data-scheme\` forces light or dark.
- The kit has no words of its own: \`label\`, \`labels\`, \`title\` and \`description\` are required where a component says something.
- Composites have \`value\`, \`defaultValue\` and \`onChange(value)\`; native elements keep their native events.
- Choices are \`items\`, bounds \`minValue\` and \`maxValue\`, actions under way \`isPending\` with \`pendingLabel\`.
- \`className\` places a component in its parent; it does not change its appearance.
- Days are strings such as \`2026-03-12\`. Sums of \`MoneyField\` are whole centimes.

The same as data: [components.json](components.json).`;

const folderOf = (component: ManifestComponent) => component.import.split("/").at(-1) ?? "";

/** Text inside a cell of a table. */
const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

function propRow({ name, type, required, defaultValue, description }: ManifestProp): string {
  const fallback = defaultValue === undefined ? "" : `\`${cell(defaultValue)}\``;
  return `| \`${name}\` | \`${cell(type)}\` | ${required ? "yes" : ""} | ${fallback} | ${cell(description)} |`;
}

const TABLE = "| prop | type | required | default | description |\n| --- | --- | --- | --- | --- |";

/** Props of a component as a table. */
export function propsTable({ props }: ManifestComponent): string {
  return props.length === 0 ? "It has no props." : [TABLE, ...props.map(propRow)].join("\n");
}

const codeBlock = (code: string) => `\`\`\`tsx\n${code.trimEnd()}\n\`\`\``;

/** Description, props and example of a component. */
function section(component: ManifestComponent): string {
  const { name, status, description, example, samples = {} } = component;
  return [
    `## ${name}`,
    description,
    `\`import { ${name} } from "${component.import}";\``,
    status && `Status: ${status}.`,
    propsTable(component),
    example && codeBlock(example),
    ...Object.entries(samples).map(([address, text]) => `\`${address}\`:\n\n${codeBlock(text)}`),
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** An entry of the index, such as `- [Button](llms/button.md): …`. */
function entry(component: ManifestComponent): string {
  const [first = ""] = component.description.split(/(?<=[.!?]) /);
  const marks = component.status === "stable" ? "" : ` (${component.status ?? "part"})`;
  const link = `- [${component.name}](llms/${folderOf(component)}.md)${marks}`;
  return first === "" ? link : `${link}: ${first}`;
}

const groupBy = <T>(items: readonly T[], key: (item: T) => string) =>
  Object.entries(Object.groupBy(items, key))
    .map(([name, group = []]) => [name, group] as const)
    .toSorted(([one], [other]) => one.localeCompare(other));

const BLOCKS = `## Blocks

Pages made of these components, to be copied and edited: their words in French and Arabic stand in a file beside. Once the package is
installed, \`npx parution list\` names them, and \`npx parution add login order-form\` writes them into \`src/blocks\` (\`--path <folder>\`
for another; \`--overwrite\` replaces what you changed). The same as items for \`npx shadcn add\`: [registry.json](r/registry.json).
`;

const blockEntry = ({ name, title, description }: RegistryItem) =>
  `- [${title}](r/${name}.json): ${description} \`npx parution add ${name}\``;

export function llmsFiles(manifest: Manifest): LlmsFiles {
  const groups = groupBy(manifest.components, ({ group }) => group).map(
    ([group, components]) => `## ${group}\n\n${components.map(entry).join("\n")}`,
  );
  const blocks = readRegistry().items.map(blockEntry).join("\n");
  const pages = groupBy(manifest.components, folderOf).map(
    ([folder, components]) =>
      [
        `llms/${folder}.md`,
        `# ${manifest.package}/${folder}\n\n${components.map(section).join("\n\n")}\n`,
      ] as const,
  );
  return new Map([
    ["llms.txt", `${[INTRODUCTION, `${BLOCKS}\n${blocks}`, ...groups].join("\n\n")}\n`],
    ...pages,
    ["components.json", `${JSON.stringify(manifest, null, 2)}\n`],
    ...registryFiles(),
  ]);
}
