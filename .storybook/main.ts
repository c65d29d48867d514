import { messagePlugins } from "@parution/app/vite/messages.ts";
import type { StorybookConfig } from "@storybook/react-vite";
import tailwindcss from "@tailwindcss/vite";
import remarkGfm from "remark-gfm";
import { mergeConfig } from "vite";
import { propsPlugin } from "./props/props-plugin.ts";
import { snippetsPlugin } from "./snippets/snippets-plugin.ts";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "./**/*.mdx",
    "./{foundations,theme}/**/*.stories.tsx",
    "../packages/kit/src/**/*.mdx",
    "../packages/kit/src/**/*.stories.tsx",
    "../packages/app/src/**/*.stories.tsx",
    "../apps/portal/src/**/*.stories.tsx",
  ],
  addons: [
    // Guidelines hold tables of keys.
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // Props are read by `propsPlugin`.
  typescript: { reactDocgen: false },
  viteFinal: (base) =>
    mergeConfig(base, {
      // Stories that run as tests show neither tables nor code.
      plugins: [
        ...messagePlugins(),
        tailwindcss(),
        ...(process.env.VITEST === undefined ? [propsPlugin(), snippetsPlugin()] : []),
      ],
      // Met late, while a story loads, they would make Vite bundle anew and reload what is running.
      // Modules that a worker loads are found later still, and need no bundling.
      optimizeDeps: {
        include: ["@storybook/react-vite", "@parution/tokens > culori/fn"],
        exclude: ["altcha-lib"],
      },
    }),
};

export default config;
