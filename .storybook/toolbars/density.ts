/** Density of the layout. */
export const density = {
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
};
