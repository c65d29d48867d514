import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { STORY_NOW } from "@parution/app/testing/samples.ts";
import { readTheme } from "@parution/contract/session";
import { readHome } from "@parution/contract/site";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { DirectoryScope } from "../shared/support/directory.tsx";
import { sampleHome } from "../shared/support/sample-home.ts";

import { type Overrides, ThemeOverrides } from "./theme-overrides.tsx";

const brandOf = (brand: `#${string}`): Overrides["light"] => ({
  brand,
  "brand-hover": brand,
  "brand-pressed": brand,
  "on-brand": "#ffffff",
  "brand-soft": "#f3e8f4",
  "on-brand-soft": "#43184a",
  heading: brand,
  link: brand,
});
const overrides = { light: brandOf("#6b1d75"), dark: brandOf("#d79ae0") };
const home = reply(readHome, () => sampleHome);

const meta = {
  title: "Pages/Frame/Theme overrides",
  tags: ["!autodocs"],
  args: { replies: [home, reply(readTheme, () => ({ supportId: 1, overrides }))] },
  beforeEach: () => beginStory({ now: STORY_NOW }),
  render: ({ replies }, { globals }) => (
    <PageStory
      language={globals.language}
      path="/l-horizon/tarifs"
      route="/tarifs"
      replies={replies}
    >
      <DirectoryScope>
        <ThemeOverrides />
      </DirectoryScope>
      <p data-support="l-horizon" data-scheme="light" className="bg-page text-brand">
        L’Horizon
      </p>
      <p data-support="al-ofoq" data-scheme="light" className="bg-page text-brand">
        الأفق
      </p>
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

const colourOf = (canvasElement: HTMLElement, name: string) =>
  getComputedStyle(within(canvasElement).getByText(name)).color;

/** The chosen newspaper alone takes them. */
export const OfTheChosenNewspaper: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("L’Horizon");
    const other = colourOf(canvasElement, "الأفق");
    await waitFor(() => expect(colourOf(canvasElement, "L’Horizon")).toBe("rgb(107, 29, 117)"));
    await expect(colourOf(canvasElement, "الأفق")).toBe(other);
  },
};

/** Colours that do not come leave the theme as it is. */
export const NotToBeHad: Story = {
  args: { replies: [home, refuse(readTheme, 404, { code: "NOT_FOUND", message: "Inconnu." })] },
  play: async ({ canvasElement }) => {
    const own = await within(canvasElement).findByText("L’Horizon");
    await expect(getComputedStyle(own).color).not.toBe("rgb(107, 29, 117)");
    await expect(document.adoptedStyleSheets).toHaveLength(0);
  },
};
