import { Source } from "@storybook/addon-docs/blocks";
import { useTheme } from "storybook/theming";

interface SampleProps {
  /** Path of the file below the recipes, or in an application. */
  name: string;
  /** Source text of the recipe, imported with `?raw`, so that the code shown is the code compiled and tested. */
  code: string;
}

/** A file of the repository, with its name. */
export function Sample({ name, code }: SampleProps) {
  const isDark = useTheme().base === "dark";
  const language = name.endsWith(".css") ? "css" : "tsx";
  return (
    <figure className="my-6">
      <figcaption className="sb-unstyled mb-2 font-semibold text-body-sm">{name}</figcaption>
      <Source code={code} language={language} dark={isDark} />
    </figure>
  );
}
