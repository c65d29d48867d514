import type { composeStories } from "@storybook/react-vite";
import { takePictures } from "./take-pictures.ts";

await takePictures(
  import.meta.glob<Parameters<typeof composeStories>[0]>([
    "../../apps/portal/src/**/*.stories.tsx",
    "!**/*.interactions.stories.tsx",
  ]),
  Object.keys(import.meta.glob("./references/pages-*/*.png")),
);
