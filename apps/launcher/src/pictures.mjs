import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { execute, root } from "./commands.mjs";

/**
 * Compares the pictures of stories where the Chromium that drew them is at hand. Another one smooths letters in its
 * own way: then it says so, and nothing is compared.
 */
export const picturesCheck = (compare) => async (environment) => {
  const note = join(root, ".storybook/pictures/references/chromium.txt");
  const drawnBy = (await readFile(note, "utf8")).trim();
  const { output } = await execute(environment.CHROMIUM_PATH, ["--version"]);
  const [here = output.trim()] = /Chromium \d+/.exec(output) ?? [];
  if (here === drawnBy) return compare(environment);
  console.log(`Not compared: the pictures were drawn by ${drawnBy}, and here is ${here}.`);
};
