/** Text size of the reader: at twice the usual one nothing may be cut off. */
export const textSize = {
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
};
