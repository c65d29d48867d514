import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { pagePictures } from "@parution/app/testing/pictures.ts";
import { neverAnswer, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { STORY_NOW } from "@parution/app/testing/samples.ts";
import { listPublishedAds } from "@parution/contract/listing";
import { readHome } from "@parution/contract/site";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import { DirectoryScope } from "../../shared/support/directory.tsx";
import { sampleHome } from "../../shared/support/sample-home.ts";
import ListingPage from "./listing.page.tsx";
import {
  elsewhereListing,
  emptyListing,
  narrowedListing,
  sampleListing,
} from "./sample-listing.ts";

const home = reply(readHome, () => sampleHome);

const meta = {
  title: "Pages/Listing",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: {
    path: "/annonces/immobilier-vente",
    replies: [reply(listPublishedAds, () => sampleListing), home],
  },
  beforeEach: () => beginStory({ now: STORY_NOW }),
  render: ({ path, replies }, { globals }) => (
    <PageStory language={globals.language} path={path} route="/annonces/:first" replies={replies}>
      <DirectoryScope>
        <ListingPage />
      </DirectoryScope>
    </PageStory>
  ),
} satisfies Meta<{ path: string; replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { parameters: pagePictures };

export const InArabic: Story = { globals: { language: "ar", support: "al-ofoq" } };

export const Loading: Story = { args: { replies: [neverAnswer(listPublishedAds), home] } };

export const Empty: Story = {
  args: { replies: [reply(listPublishedAds, () => emptyListing), home] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Aucune annonce ne correspond à votre recherche.");
    await expect(page.getByRole("link", { name: "Voir toutes les annonces" })).toBeVisible();
  },
};

/** A newspaper without results leads to those that have some, with the same search. */
export const NothingInThisNewspaper: Story = {
  args: {
    path: "/l-horizon/annonces/immobilier-vente?recherche=jardin",
    replies: [
      reply(listPublishedAds, ({ searchParams }) =>
        searchParams.get("support_id") === null ? narrowedListing : elsewhereListing,
      ),
      home,
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const newspapers = await page.findByRole("navigation", { name: "Journaux" });
    // Known once the newspapers are: until then the answer is for all of them.
    await within(newspapers).findByRole("link", { current: "page", name: "L'Horizon 0" });
    await userEvent.click(page.getByRole("link", { name: "Voir 2 annonces d’autres journaux" }));
    await expect(
      await page.findByRole("link", { name: "Villa avec jardin à Souissi" }),
    ).toBeVisible();
    // A narrow page folds the fields away.
    const words = page.getByRole("searchbox", { name: "Mots recherchés", hidden: true });
    await expect(words).toHaveValue("jardin");
  },
};

/** Unfolds the filters, which a narrow page folds away. */
async function openFilters(page: ReturnType<typeof within>): Promise<void> {
  const toggle = page.queryByRole("button", { name: "Rechercher et filtrer" });
  if (toggle?.checkVisibility()) await userEvent.click(toggle);
}

/** Filters are part of the address, which the service is asked with and the fields follow; each can be removed. */
export const Narrowed: Story = {
  args: {
    replies: [
      reply(listPublishedAds, (url) => {
        const { searchParams } = url;
        const filters = ["sous_rubrique_id", "ville_id", "mot_cle"].map((name) =>
          searchParams.get(name),
        );
        return String(filters) === "22,2,jardin" ? narrowedListing : sampleListing;
      }),
      home,
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText("34 annonces", { selector: "p" })).toBeVisible();
    await openFilters(page);
    await userEvent.type(page.getByRole("searchbox", { name: "Mots recherchés" }), "jardin");
    await userEvent.selectOptions(page.getByRole("combobox", { name: "Catégorie" }), "Villas");
    await userEvent.selectOptions(page.getByRole("combobox", { name: "Ville" }), "Rabat");
    await userEvent.click(page.getByRole("button", { name: "Rechercher" }));
    await expect(await page.findByText("1 annonce", { selector: "p" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Villa avec jardin à Souissi" })).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Retirer le filtre Rabat" }));
    await expect(await page.findByText("34 annonces", { selector: "p" })).toBeVisible();
    const words = page.getByRole("searchbox", { name: "Mots recherchés", hidden: true });
    const city = page.getByRole("combobox", { name: "Ville", hidden: true });
    await waitFor(() => expect(city).toHaveValue(""));
    await expect(words).toHaveValue("jardin");
    await userEvent.click(page.getByRole("button", { name: "Tout effacer" }));
    await waitFor(() => expect(words).toHaveValue(""));
  },
};

/** Unsent choices stay behind when another heading is opened. */
export const ChoiceNotSent: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const category = () => page.getByRole("combobox", { name: "Catégorie", hidden: true });
    await page.findByText("34 annonces", { selector: "p" });
    await openFilters(page);
    await userEvent.selectOptions(category(), "Villas");
    const headings = within(page.getByRole("navigation", { name: "Rubriques" }));
    await userEvent.click(headings.getByRole("link", { name: "Appels d’offres" }));
    await waitFor(() => expect(category()).toHaveDisplayValue("Toutes"));
    await openFilters(page);
    await userEvent.type(page.getByRole("searchbox", { name: "Mots recherchés" }), "jardin");
    await userEvent.click(page.getByRole("button", { name: "Rechercher" }));
    await page.findByRole("button", { name: /^Retirer le filtre.*jardin/ });
    await expect(page.queryByRole("button", { name: "Retirer le filtre Villas" })).toBeNull();
  },
};

/** A filter that the heading does not have stays a choice of its field, until it is removed. */
export const UnknownCity: Story = {
  args: { path: "/annonces/immobilier-vente?ville=999" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const city = await page.findByRole("combobox", { name: "Ville", hidden: true });
    await expect(city).toHaveDisplayValue("Ville inconnue");
    await userEvent.click(page.getByRole("button", { name: "Retirer le filtre Ville inconnue" }));
    await waitFor(() => expect(city).toHaveDisplayValue("Toutes"));
    await expect(city).not.toHaveTextContent("Ville inconnue");
  },
};

export const Failure: Story = {
  args: {
    replies: [
      refuse(listPublishedAds, 429, { code: "TOO_MANY", message: "Trop de demandes, patientez." }),
      home,
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Trop de demandes, patientez.");
    await expect(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};
