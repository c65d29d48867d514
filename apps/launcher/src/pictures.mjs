import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { execute, root } from "./commands.mjs";

/**
 * Compares the pictures of stories in the Chromium that rendered the references. Another one smooths letters
 * differently: then no picture is compared, and a message says so; the fit of pages and the speech of components are checked.
 */
export const picturesCheck = (compare) => async (environment) => {
  const note = join(root, ".storybook/pictures/references/chromium.txt");
  const renderedBy = (await readFile(note, "utf8")).trim();
  const { output } = await execute(environment.CHROMIUM_PATH, ["--version"]);
  const [here = output.trim()] = /Chromium \d+/.exec(output) ?? [];
  if (here === renderedBy) return compare()(environment);
  console.log(`Not compared: the pictures were rendered by ${renderedBy}, and here is ${here}.`);
  return compare("-t", "^(?!pictures )")(environment);
};
