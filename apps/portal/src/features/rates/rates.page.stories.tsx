import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { pagePictures } from "@parution/app/testing/pictures.ts";
import { neverAnswer, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { STORY_NOW } from "@parution/app/testing/samples.ts";
import { readRates } from "@parution/contract/catalogue";
import { readHome } from "@parution/contract/site";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import { DirectoryScope } from "../../shared/support/directory.tsx";
import { sampleHome } from "../../shared/support/sample-home.ts";
import RatesPage from "./rates.page.tsx";
import { digitalRates, sampleRates } from "./sample-rates.ts";

const home = reply(readHome, () => sampleHome);

const meta = {
  title: "Pages/Rates",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { replies: [reply(readRates, () => sampleRates), home] },
  beforeEach: () => beginStory({ now: STORY_NOW }),
  render: ({ replies }, { globals }) => (
    <PageStory language={globals.language} path="/tarifs" replies={replies}>
      <DirectoryScope>
        <RatesPage />
      </DirectoryScope>
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfANewspaper: Story = { parameters: pagePictures };

/** The price of the account's package stands before the catalogue's. */
export const WithOnesOwnPackage: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const offer = await page.findByRole("row", { name: /Offres d’emploi/ });
    await expect(within(offer).getByText("Votre forfait")).toBeVisible();
    await expect(within(offer).getByText("16,80 Dhs")).toBeVisible();
    await expect(page.getByRole("row", { name: /4 modules/ })).toHaveTextContent("2 880,00 Dhs");
    await userEvent.selectOptions(
      page.getByRole("combobox", { name: "Nombre de dates" }),
      "5 dates",
    );
    await expect(within(offer).getByText("840,00 Dhs")).toBeVisible();
  },
};

export const InArabic: Story = { globals: { language: "ar", support: "al-ofoq" } };

export const OnTheWeb: Story = {
  args: { replies: [reply(readRates, () => digitalRates), home] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "Annonces en ligne" });
    await expect(page.queryByText(/modulaire/)).toBeNull();
  },
};

export const Loading: Story = { args: { replies: [neverAnswer(readRates), home] } };

export const Failure: Story = {
  args: {
    replies: [
      refuse(readRates, 404, { code: "NOT_FOUND", message: "Ce journal n’existe pas." }),
      home,
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Ce journal n’existe pas.");
    await expect(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};
