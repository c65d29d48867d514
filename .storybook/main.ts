import type { StorybookConfig } from "@storybook/react-vite";
import tailwindcss from "@tailwindcss/vite";
import { mergeConfig } from "vite";
import { messagePlugins } from "../apps/portal/vite-messages.ts";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../packages/kit/src/**/*.stories.tsx", "../apps/portal/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) => mergeConfig(base, { plugins: [...messagePlugins(), tailwindcss()] }),
};

export default config;
