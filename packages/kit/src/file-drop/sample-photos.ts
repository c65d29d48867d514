import type { FileOrder } from "./file-order.ts";

/** Three generated pictures of one colour each. */
export const samplePhotos = (): File[] => [
  photo("facade.svg", "#8c2f39"),
  photo("salon.svg", "#306066"),
  photo("jardin.svg", "#4f7942"),
];

function photo(name: string, colour: string): File {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="72"><rect width="96" height="72" fill="${colour}"/></svg>`;
  return new File([svg], name, { type: "image/svg+xml", lastModified: 0 });
}

/** The words for moving them. */
export const orderWords: FileOrder = {
  earlierLabel: (name) => `Plus tôt : ${name}`,
  laterLabel: (name) => `Plus loin : ${name}`,
  movedText: (name, place, count) => `${name} : ${place} sur ${count}`,
};
