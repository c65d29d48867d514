/** The language of the page; the direction follows. */
export const language = {
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
};
