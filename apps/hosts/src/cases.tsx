import { type ComponentType, createElement, type ReactNode } from "react";
import { NativeForm } from "./native-form.tsx";

interface Story {
  args?: Record<string, unknown>;
  globals?: { language?: string; support?: string; scheme?: string };
  render?: (args: object, context: object) => ReactNode;
}

interface StoryFile extends Record<string, Story> {
  default: Story & { component?: ComponentType<object> };
}

const files = import.meta.glob<StoryFile>(
  ["/stories/*/*.stories.tsx", "!**/*.{interactions,nonsense}.stories.tsx"],
  { eager: true },
);

/** Stories by `component/Story`, without the matrices of every newspaper. */
const stories = new Map<string, [StoryFile["default"], Story]>();
for (const [path, { default: meta, ...named }] of Object.entries(files)) {
  const folder = path.split("/")[2] ?? "";
  const file = path.split("/")[3]?.replace(".stories.tsx", "") ?? "";
  for (const [name, story] of Object.entries(named)) {
    if (/Every/.test(name)) continue;
    stories.set(`${file === folder ? folder : `${folder}:${file}`}/${name}`, [meta, story]);
  }
}

export const caseNames: readonly string[] = [...stories.keys()];

/**
 * One story, in the newspaper and the language for which it was written, without the class that places it on its page: some hosts
 * have a rule for that class, others none.
 */
function Case({ name }: { name: string }) {
  const found = stories.get(name);
  if (found === undefined) throw new Error(`There is no story ${name}.`);
  const [meta, story] = found;
  const { language = "fr", support = "parution", scheme } = { ...meta.globals, ...story.globals };
  const { className: _place, ...args } = { ...meta.args, ...story.args };
  const render = story.render ?? meta.render;
  const content = render ? render(args, {}) : meta.component && createElement(meta.component, args);
  return (
    <kit-case
      data-case={name}
      data-support={support}
      data-scheme={scheme}
      lang={language}
      dir={language === "ar" ? "rtl" : "ltr"}
    >
      {content}
    </kit-case>
  );
}

/** Stories one below the other, or the form. */
export function Cases({ names }: { names: readonly string[] }) {
  if (names[0] === "native-form") return <NativeForm />;
  return names.map((name) => <Case key={name} name={name} />);
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "kit-case": React.HTMLAttributes<HTMLElement> & { [data: `data-${string}`]: unknown };
    }
  }
}
