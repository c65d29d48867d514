import type { Modes } from "../modes.ts";

interface PictureParameters {
  chromatic?: { disableSnapshot?: boolean; modes?: Modes };
}

/** The modes that a story is photographed in, by the parameters that Chromatic reads too. */
export function modesOf({ chromatic }: PictureParameters): Modes {
  return chromatic?.disableSnapshot === false ? (chromatic.modes ?? {}) : {};
}

/** Path of a picture under `references/`, without its extension. */
export function pictureName(storyId: string, mode: string): string {
  const [component = "", story = ""] = storyId.split("--");
  return `${component}/${story}-${mode.replaceAll(" ", "-")}`;
}
