import type { StoryFile } from "../stories-of.ts";
import { checkConditions } from "./check-conditions.ts";

await checkConditions(
  import.meta.glob<StoryFile>([
    "../../packages/app/src/**/*.stories.tsx",
    "../../apps/portal/src/**/*.stories.tsx",
    "../../apps/desk/src/**/*.stories.tsx",
    "!**/*.interactions.stories.tsx",
  ]),
);
