/** Light, dark, or what the reader's system prefers. */
export const scheme = {
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
};
