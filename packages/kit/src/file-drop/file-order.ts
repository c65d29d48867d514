/** Order of files where it matters: they can be dragged, or moved by buttons. */
export interface FileOrder {
  /** Name of the button that moves a file one place towards the beginning. */
  earlierLabel: (name: string) => string;
  /** Name of the button that moves a file one place towards the end. */
  laterLabel: (name: string) => string;
  /** Announcement of a moved file's new position, from 1. */
  movedText: (name: string, place: number, count: number) => string;
}

/** The same files with one of them at place `to`, from 0; a place that does not exist becomes the nearest. */
export function moveFile<Item>(files: readonly Item[], file: Item, to: number): Item[] {
  const others = files.filter((other) => other !== file);
  return others.toSpliced(Math.min(Math.max(to, 0), others.length), 0, file);
}
