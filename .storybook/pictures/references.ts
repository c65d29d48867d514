/** Where the pictures stand that others are compared with, from the root of the repository. */
export const references = ".storybook/pictures/references";
