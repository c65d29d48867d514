/** Language of the guides, whatever the stories in them are written in: see `docs/guide.tsx`. */
export const guide = {
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
};
