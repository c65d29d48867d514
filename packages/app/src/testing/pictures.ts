/** Parameters that have a page's picture taken: see Storybook's modes. */
export { pagePictures, supportPictures } from "../../../../.storybook/modes.ts";
