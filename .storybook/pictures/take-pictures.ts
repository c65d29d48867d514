import { setProjectAnnotations } from "@storybook/react-vite";
import { beforeAll, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Mode } from "../modes.ts";
import preview from "../preview.tsx";
import { growToContent, show } from "../show.ts";
import { type Story, type StoryFile, storiesOf } from "../stories-of.ts";
import { modesOf, pictureName } from "./selection.ts";

const project = setProjectAnnotations([preview]);

async function expectPicture(story: Story, mode: Mode, name: string): Promise<void> {
  const { viewport, ...globals } = mode;
  await show(story, viewport, globals);
  await growToContent(story, viewport);
  await expect(page.elementLocator(document.body)).toMatchScreenshot(name);
}

/** Modes that others cover: Arabic on a phone breaks more than French, and matrices are dark, and of every newspaper, too. */
const spared: ReadonlySet<string> = new Set([
  "fr",
  "phone fr",
  "l-horizon ar dark",
  "l-horizon-eco fr light",
]);

/** True for a picture that is compared at every change; `ALL_STORIES` compares all. */
const isCompared = (modeName: string) =>
  import.meta.env.ALL_STORIES !== undefined || !spared.has(modeName);

/** The tests of one file of stories; returns the names of its pictures. */
function describeFile(file: StoryFile): string[] {
  return Object.values(storiesOf(file)).flatMap((story) =>
    Object.entries(modesOf(story.parameters)).map(([modeName, mode]) => {
      const name = pictureName(story.id, modeName);
      if (isCompared(modeName)) test(name, () => expectPicture(story, mode, name));
      return name;
    }),
  );
}

/**
 * One test for each picture of the given files, and one that no reference outlives its story.
 * @param files what `import.meta.glob` found: stories by path, each loaded when asked for.
 * @param references paths of the committed references of these files.
 */
export async function takePictures(
  files: Record<string, () => Promise<StoryFile>>,
  references: readonly string[],
): Promise<void> {
  const loaded = await Promise.all(Object.values(files).map((load) => load()));
  beforeAll(project.beforeAll);
  describe("pictures", () => {
    const names = new Set(loaded.flatMap(describeFile));
    test("every reference belongs to a story", () => {
      const pictures = references.map((path) =>
        path.replace("./references/", "").replace(".png", ""),
      );
      expect(pictures.filter((picture) => !names.has(picture))).toEqual([]);
    });
  });
}
