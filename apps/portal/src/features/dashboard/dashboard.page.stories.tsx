import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { pagePictures } from "@parution/app/testing/pictures.ts";
import { neverAnswer, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { accountReplies, STORY_NOW, STORY_USER } from "@parution/app/testing/samples.ts";
import { readDashboard, readDashboardAds } from "@parution/contract/dashboard";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import DashboardPage from "./dashboard.page.tsx";
import {
  emptyDashboard,
  noDashboardAds,
  sampleDashboard,
  sampleDashboardAds,
} from "./sample-dashboard.ts";

/** Another year has other figures. */
const byYear = reply(readDashboard, (url) => {
  const year = Number(url.searchParams.get("annee") ?? 2026);
  const sales = { label: "Total consommé", number: 17_220_00, exclTax: 14_350_00 };
  return year === 2026 ? sampleDashboard : { ...sampleDashboard, year, consumed: sales };
});

const full = [byYear, reply(readDashboardAds, () => sampleDashboardAds), ...accountReplies()];

const meta = {
  title: "Pages/Dashboard",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { replies: full },
  beforeEach: () => beginStory({ now: STORY_NOW, userId: STORY_USER }),
  render: ({ replies }, { globals }) => (
    <PageStory language={globals.language} path="/dashboard" replies={replies}>
      <DashboardPage />
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { parameters: pagePictures };

export const InArabic: Story = { globals: { language: "ar" } };

export const Loading: Story = {
  args: {
    replies: [neverAnswer(readDashboard), neverAnswer(readDashboardAds), ...accountReplies()],
  },
};

export const Empty: Story = {
  args: {
    replies: [
      reply(readDashboard, () => emptyDashboard),
      reply(readDashboardAds, () => noDashboardAds),
      ...accountReplies(),
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("cell", { name: "Aucune annonce trouvée." });
  },
};

export const Failure: Story = {
  args: {
    replies: [
      refuse(readDashboard, 403, { code: "FORBIDDEN", message: "Ce compte est fermé." }),
      ...full,
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Ce compte est fermé.");
    // The ads are shown even though the figures failed.
    await page.findByText("Terrain à vendre à Settat");
  },
};

/** A failed read of another year does not show the former year's figures. */
export const AYearThatFails: Story = {
  args: {
    replies: [
      reply(readDashboard, (url) => {
        if (url.searchParams.get("annee") === "2025") throw new TypeError("Failed to fetch");
        return sampleDashboard;
      }),
      ...full,
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findAllByText(/19\s788,00\sDhs/);
    await userEvent.selectOptions(page.getByLabelText("Année"), "2025");
    await page.findByText("Vos chiffres ne peuvent pas être affichés");
    await expect(page.queryByText(/19\s788,00\sDhs/)).toBeNull();
    await userEvent.selectOptions(page.getByLabelText("Année"), "2026");
    await page.findAllByText(/19\s788,00\sDhs/);
  },
};

/** A choice is written to the address, and the service is asked for it. */
export const AnotherYearWithoutTax: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findAllByText(/19\s788,00\sDhs/);
    await userEvent.selectOptions(page.getByLabelText("Année"), "2025");
    await page.findAllByText(/17\s220,00\sDhs/);
    await userEvent.selectOptions(page.getByLabelText("Montants"), "Dhs HT");
    await expect(await page.findByText("Total consommé (Dhs HT)")).toBeVisible();
    await expect(page.getByLabelText("Année")).toHaveValue("2025");
  },
};
