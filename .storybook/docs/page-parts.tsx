import {
  ArgTypes,
  Canvas,
  CodeOrSourceMdx,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { type ComponentProps, useContext } from "react";
import type { ModuleExport } from "storybook/internal/types";
import { useTheme } from "storybook/theming";

const statuses = {
  stable: {
    text: "Stable",
    meaning: "Its props change in major versions alone.",
    className: "border-success-line bg-success-soft text-on-success-soft",
  },
  new: {
    text: "New",
    meaning: "Its props may still change in a minor version.",
    className: "border-info-line bg-info-soft text-on-info-soft",
  },
  deprecated: {
    text: "Deprecated",
    meaning: "It leaves with the next major version.",
    className: "border-warning-line bg-warning-soft text-on-warning-soft",
  },
} as const;

/** Status of the page's component, from the tags of its stories. */
export function Status() {
  const { csfFile } = useOf("meta", ["meta"]);
  const tags = csfFile.meta.tags ?? [];
  const status = Object.entries(statuses).find(([tag]) => tags.includes(tag))?.[1];
  if (!status) return null;
  return (
    <p className="sb-unstyled flex flex-wrap items-center gap-2 font-ui text-body-sm text-fg-muted">
      <span className={`rounded-full border px-2 py-px font-semibold ${status.className}`}>
        {status.text}
      </span>
      {status.meaning}
    </p>
  );
}

/** A story, with its code and the controls of its props. */
export function Example({ of }: { of: ModuleExport }) {
  const { story } = useOf(of, ["story"]);
  // What is shown in a frame of its own does not hear the controls.
  const hasControls = story.parameters.frame === undefined;
  return (
    <>
      <Canvas of={of} />
      {hasControls && (
        <details className="-mt-6 mb-6">
          <summary className="cursor-pointer font-ui text-body-sm text-fg-muted">
            Try its props
          </summary>
          <div className="overflow-x-auto">
            <Controls of={of as never} />
          </div>
        </details>
      )}
    </>
  );
}

/** End of a component's page: table of props, then every story of the sidebar. */
export function Reference() {
  const { csfFile } = useOf("meta", ["meta"]);
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes("autodocs"));
  return (
    <>
      <Heading>Props</Heading>
      <div className="overflow-x-auto">
        <ArgTypes of={csfFile.moduleExports} />
      </div>
      <Heading>Stories</Heading>
      {stories.map(({ id, moduleExport }) => (
        <DocsStory key={id} of={moduleExport} __forceInitialArgs />
      ))}
    </>
  );
}

/** Page of what has no guidelines of its own, such as a block. */
export function StoriesPage() {
  const [first] = useContext(DocsContext).componentStories();
  return (
    <>
      <Title />
      <Status />
      <Description />
      {first && <Example of={first.moduleExport} />}
      <Reference />
    </>
  );
}

/** Code in the text of a page, in the page's scheme: Storybook's own is white in every one. */
export function PageCode(props: ComponentProps<typeof CodeOrSourceMdx>) {
  const scheme = { dark: useTheme().base === "dark" };
  return <CodeOrSourceMdx {...props} {...scheme} />;
}
