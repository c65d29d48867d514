import { supportIds, supportNames } from "@parution/tokens";

/** Choices of the toolbar, in the order shown. */
export const globalTypes = {
  /** Newspaper whose theme applies: every support of the tokens, without a list here. */
  support: {
    description: "Newspaper",
    toolbar: {
      title: "Newspaper",
      icon: "paintbrush" as const,
      dynamicTitle: true,
      items: supportIds.map((id) => ({ value: id, title: supportNames[id] })),
    },
  },
  /** Language of the page; the direction follows. */
  language: {
    description: "Language and direction",
    toolbar: {
      title: "Language",
      icon: "globe" as const,
      dynamicTitle: true,
      items: [
        { value: "fr", title: "Français" },
        { value: "ar", title: "العربية" },
      ],
    },
  },
  /** Light, dark, or the preference of the reader's system. */
  scheme: {
    description: "Colour scheme",
    toolbar: {
      title: "Scheme",
      icon: "contrast" as const,
      dynamicTitle: true,
      items: [
        { value: "light", title: "Light" },
        { value: "dark", title: "Dark" },
        { value: "system", title: "System" },
      ],
    },
  },
  density: {
    description: "Density",
    toolbar: {
      title: "Density",
      icon: "component" as const,
      dynamicTitle: true,
      items: [
        { value: "comfortable", title: "Comfortable" },
        { value: "compact", title: "Compact" },
      ],
    },
  },
  /** Text size of the reader: at twice the usual one nothing may be cut off. */
  textSize: {
    description: "Text size",
    toolbar: {
      title: "Text size",
      icon: "zoom" as const,
      dynamicTitle: true,
      items: [
        { value: "100%", title: "Text 100 %" },
        { value: "200%", title: "Text 200 %" },
      ],
    },
  },
  /** Language of the guides, of whichever language the stories in them are: see `docs/guide.tsx`. */
  guide: {
    description: "Language of the guides",
    toolbar: {
      title: "Guides",
      icon: "book" as const,
      items: [
        { value: "auto", title: "Guides: as my browser" },
        { value: "en", title: "Guides in English" },
        { value: "fr", title: "Guides en français" },
      ],
    },
  },
};

/** Initial globals of the toolbar, and defaults of a story. */
export const initialGlobals = {
  support: "parution",
  language: "fr",
  scheme: "light",
  density: "comfortable",
  textSize: "100%",
  guide: "auto",
};
