import type { composeStories } from "@storybook/react-vite";
import { takePictures } from "./take-pictures.ts";

await takePictures(
  import.meta.glob<Parameters<typeof composeStories>[0]>([
    "../../packages/kit/src/**/*.stories.tsx",
    "!**/*.interactions.stories.tsx",
  ]),
  Object.keys(import.meta.glob(["./references/**/*.png", "!./references/pages-*/*.png"])),
);
