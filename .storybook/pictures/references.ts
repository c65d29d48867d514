/** Folder of the reference pictures, from the root of the repository. */
export const references = ".storybook/pictures/references";
