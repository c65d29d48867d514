import type { FileOrder } from "./file-order.ts";

/** Three small pictures, drawn here: each of one colour. */
export const samplePhotos = (): File[] => [
  photo("facade.png", "#8c2f39"),
  photo("salon.png", "#306066"),
  photo("jardin.png", "#4f7942"),
];

function photo(name: string, colour: string): File {
  const canvas = document.createElement("canvas");
  canvas.width = 96;
  canvas.height = 72;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("This browser draws nothing.");
  pen.fillStyle = colour;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const bytes = Uint8Array.from(atob(canvas.toDataURL().split(",")[1] ?? ""), (character) =>
    character.charCodeAt(0),
  );
  return new File([bytes], name, { type: "image/png", lastModified: 0 });
}

/** The words for moving them. */
export const orderWords: FileOrder = {
  earlierLabel: (name) => `Plus tôt : ${name}`,
  laterLabel: (name) => `Plus loin : ${name}`,
  movedText: (name, place, count) => `${name} : ${place} sur ${count}`,
};
