import { checkFit } from "../conditions/check-fit.ts";
import type { StoryFile } from "../stories-of.ts";
import { takePictures } from "./take-pictures.ts";

const pages = import.meta.glob<StoryFile>([
  "../../packages/app/src/**/*.stories.tsx",
  "../../apps/portal/src/**/*.stories.tsx",
  "!**/*.interactions.stories.tsx",
]);

await takePictures(pages, Object.keys(import.meta.glob("./references/pages-*/*.png")));

/** Pages of the desk have no pictures. */
const deskPages = import.meta.glob<StoryFile>("../../apps/desk/src/**/*.page.stories.tsx");

await checkFit({ ...pages, ...deskPages });
