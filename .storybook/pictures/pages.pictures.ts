import type { StoryFile } from "../stories-of.ts";
import { takePictures } from "./take-pictures.ts";

await takePictures(
  import.meta.glob<StoryFile>([
    "../../packages/app/src/**/*.stories.tsx",
    "../../apps/portal/src/**/*.stories.tsx",
    "!**/*.interactions.stories.tsx",
  ]),
  Object.keys(import.meta.glob("./references/pages-*/*.png")),
);
