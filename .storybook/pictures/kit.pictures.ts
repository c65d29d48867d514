import type { StoryFile } from "../stories-of.ts";
import { takePictures } from "./take-pictures.ts";

await takePictures(
  import.meta.glob<StoryFile>([
    "../../packages/kit/{src,registry}/**/*.stories.tsx",
    "!**/*.interactions.stories.tsx",
  ]),
  Object.keys(import.meta.glob(["./references/**/*.png", "!./references/pages-*/*.png"])),
);
