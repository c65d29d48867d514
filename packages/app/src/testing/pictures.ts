/** Parameters of stories with pictures (`.storybook/modes.ts`). */
export { pagePictures, supportPictures } from "../../../../.storybook/modes.ts";
