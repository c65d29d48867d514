import type { Plugin } from "vite";
import { readSnippets } from "./read-snippets.ts";

/**
 * Gives every story of the kit the code that one would write for it. Storybook's own snippets print the rendered elements, whose
 * names are shortened in a build and whose maps and functions cannot be read.
 */
export function snippetsPlugin(): Plugin {
  return {
    name: "snippets-of-stories",
    enforce: "pre",
    transform(source, id) {
      if (!/\/packages\/kit\/src\/.*(?<!\.interactions)\.stories\.tsx$/.test(id)) return undefined;
      const lines = readSnippets(id, source).map(({ name, code }) => {
        const docs =
          code === undefined
            ? { canvas: { sourceState: "none" } }
            : { source: { code, language: "tsx" } };
        return `${name}.parameters = { ...${name}.parameters, docs: { ...${name}.parameters?.docs, ...${JSON.stringify(docs)} } };`;
      });
      return { code: `${source}\n${lines.join("\n")}\n`, map: null };
    },
  };
}
