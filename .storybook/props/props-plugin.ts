import type { Plugin } from "vite";
import { type ComponentProps, readProps } from "./read-props.ts";

/** Functions declared in a module, by name: only these can be given a record. */
const declares = (code: string, name: string) =>
  new RegExp(`\\b(?:function|const) ${name}\\b`).test(code);

/**
 * Gives every component and every page block of the kit the record of its props, in the field that Storybook's docs read. Storybook's own readers
 * know either the sources alone (`react-docgen`) or the programming interface of earlier compilers (`react-docgen-typescript`).
 */
export function propsPlugin(): Plugin {
  let components: ComponentProps[] | undefined;
  const isKit = (file: string) => /\/packages\/kit\/(?:src|registry)\//.test(file);
  return {
    name: "props-of-components",
    enforce: "pre",
    transform(code, id) {
      const [file = ""] = id.split("?");
      if (!isKit(file)) return undefined;
      components ??= [...readProps(), ...readProps("blocks")];
      const records = components
        .filter((component) => component.file === file && declares(code, component.name))
        .map((component) => `${component.name}.__docgenInfo = ${JSON.stringify(component)};`);
      return records.length === 0
        ? undefined
        : { code: `${code}\n${records.join("\n")}\n`, map: null };
    },
    // Types reach across files: after a change everything is read again.
    watchChange(file) {
      if (isKit(file)) components = undefined;
    },
  };
}
