import type { Decorator, Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { applyScope } from "./scope.ts";
import "./preview.css";

// A busy machine must not fail a story: what is awaited may take this many milliseconds.
configure({ asyncUtilTimeout: 5000 });

const withScope: Decorator = (Story, { globals }) => {
  applyScope(document.documentElement, {
    support: String(globals.support),
    language: String(globals.language),
    scheme: String(globals.scheme),
    density: String(globals.density),
  });
  return <Story />;
};

const preview: Preview = {
  tags: ["autodocs"],
  decorators: [withScope],
  initialGlobals: {
    support: "parution",
    language: "fr",
    scheme: "light",
    density: "comfortable",
  },
  globalTypes: {
    support: {
      description: "Newspaper",
      toolbar: {
        title: "Newspaper",
        icon: "paintbrush",
        dynamicTitle: true,
        items: [
          { value: "parution", title: "Parution" },
          { value: "l-horizon", title: "L'Horizon" },
          { value: "al-ofoq", title: "Al Ofoq" },
          { value: "l-horizon-eco", title: "L'Horizon Éco" },
          { value: "horizon-numerique", title: "Horizon Numérique" },
        ],
      },
    },
    language: {
      description: "Language and direction",
      toolbar: {
        title: "Language",
        icon: "globe",
        dynamicTitle: true,
        items: [
          { value: "fr", title: "Français" },
          { value: "ar", title: "العربية" },
        ],
      },
    },
    scheme: {
      description: "Colour scheme",
      toolbar: {
        title: "Scheme",
        icon: "contrast",
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
        icon: "component",
        dynamicTitle: true,
        items: [
          { value: "comfortable", title: "Comfortable" },
          { value: "compact", title: "Compact" },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: "error" },
    backgrounds: { disable: true },
    layout: "padded",
    options: { storySort: { method: "alphabetical" } },
  },
};

export default preview;
