import type { StoryFile } from "../stories-of.ts";
import { checkConditions } from "./check-conditions.ts";

await checkConditions(
  import.meta.glob<StoryFile>([
    "../../packages/kit/{src,registry}/**/*.stories.tsx",
    "!**/*.interactions.stories.tsx",
  ]),
);
