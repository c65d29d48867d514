import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { beginStory } from "../../shared/page-story/begin.ts";
import { PageStory } from "../../shared/page-story/page-story.tsx";
import { supportPictures } from "../../shared/page-story/pictures.ts";
import { STORY_NOW } from "../../shared/page-story/samples.ts";
import PaymentOutcomePage from "./payment-outcome.page.tsx";

const meta = {
  title: "Pages/Payment outcome",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { path: "/paiement-succes" },
  beforeEach: () => beginStory({ now: STORY_NOW }),
  render: ({ path }, { globals }) => (
    <PageStory language={globals.language} path={path} replies={[]}>
      <PaymentOutcomePage />
    </PageStory>
  ),
} satisfies Meta<{ path: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole("link", { name: "Voir mes annonces" });
    await expect(link).toHaveAttribute("href", "/fr/mes-annonces");
  },
};

export const Failure: Story = { args: { path: "/paiement-echoue" } };

export const Pending: Story = { parameters: supportPictures, args: { path: "/paiement-encours" } };

export const InArabic: Story = { globals: { language: "ar" } };
