import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { pagePictures } from "@parution/app/testing/pictures.ts";
import { neverAnswer, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { accountReplies, STORY_NOW, STORY_USER } from "@parution/app/testing/samples.ts";
import { cancelAd, readDeactivationReasons, readMyAds, switchAd } from "@parution/contract/ads";
import { exportMyAds } from "@parution/contract/exports";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import { atDesk } from "../../../../../.storybook/viewports.ts";
import type { MyAd } from "../../shared/ads/ad-with-actions.ts";
import MyAdsPage from "./my-ads.page.tsx";
import { noAds, sampleAds } from "./sample-ads.ts";

const full = [reply(readMyAds, () => sampleAds), ...accountReplies()];

const meta = {
  title: "Pages/My ads",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { replies: full },
  beforeEach: () => beginStory({ now: STORY_NOW, userId: STORY_USER }),
  render: ({ replies }, { globals }) => (
    <PageStory language={globals.language} path="/mes-annonces" replies={replies}>
      <MyAdsPage />
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { parameters: pagePictures };

export const InArabic: Story = { globals: { language: "ar" } };

export const Loading: Story = { args: { replies: [neverAnswer(readMyAds), ...accountReplies()] } };

export const Empty: Story = {
  args: { replies: [reply(readMyAds, () => noAds), ...accountReplies()] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("cell", { name: "Aucune annonce ne correspond." });
  },
};

export const Failure: Story = {
  args: {
    replies: [
      refuse(readMyAds, 403, { code: "FORBIDDEN", message: "Ce compte est fermé." }),
      ...accountReplies(),
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Ce compte est fermé.");
  },
};

const refused = (ad: MyAd): MyAd =>
  ad.status === "cancelled"
    ? { ...ad, refusalReason: "Le texte nomme une personne sans son accord." }
    : ad;

/** The reason of a refusal is beside the status, since a refused ad has no page of its own. */
export const RefusedWithAReason: Story = {
  args: {
    replies: [
      reply(readMyAds, () => ({ ...sampleAds, ads: sampleAds.ads.map(refused) })),
      ...accountReplies(),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const reason = await page.findByText("Le texte nomme une personne sans son accord.");
    await expect(reason.closest("tr")).toHaveTextContent(/Annulée\s*Refusée :/);
  },
};

/** A failed read of another filter does not show the former filter's rows. */
export const AFilterThatFails: Story = {
  globals: atDesk,
  args: {
    replies: [
      reply(readMyAds, (url) => {
        if (url.searchParams.get("statut") === "4") throw new TypeError("Failed to fetch");
        return sampleAds;
      }),
      ...accountReplies(),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Terrain à vendre à Settat");
    await userEvent.selectOptions(page.getByLabelText("Statut"), "Annulée");
    await userEvent.click(page.getByRole("button", { name: "Filtrer" }));
    await page.findByText("Vos annonces ne peuvent pas être affichées");
    await page.findByRole("button", { name: "Réessayer" });
    await expect(page.queryByText("Terrain à vendre à Settat")).toBeNull();
    await userEvent.click(page.getByRole("link", { name: "Effacer les filtres" }));
    await page.findByText("Terrain à vendre à Settat");
  },
};

/** The filter is written to the address, and the service is asked for it. */
export const Filtered: Story = {
  globals: atDesk,
  args: {
    replies: [
      reply(readMyAds, (url) => (url.searchParams.get("statut") === "4" ? noAds : sampleAds)),
      ...accountReplies(),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Terrain à vendre à Settat");
    await userEvent.selectOptions(page.getByLabelText("Statut"), "Annulée");
    await userEvent.click(page.getByRole("button", { name: "Filtrer" }));
    await page.findByRole("cell", { name: "Aucune annonce ne correspond." });
    await waitFor(() => expect(page.getByRole("button", { name: "Filtrer" })).toHaveFocus());
    await userEvent.click(page.getByRole("link", { name: "Effacer les filtres" }));
    await page.findByText("Terrain à vendre à Settat");
    await expect(page.getByLabelText("Statut")).toHaveValue("");
  },
};

export const PaidTooLate: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const menu = await page.findByRole("button", {
      name: "Actions pour Terrain à vendre à Settat",
    });
    await expect(menu.closest("tr")).toHaveTextContent(
      "Délai dépassé depuis le vendredi 20/11/2026 à 18:00",
    );
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole("button", { name: "Payer" }));
    await expect(await page.findByRole("alert")).toHaveTextContent(
      "La date de parution est dépassée",
    );
    await waitFor(() => expect(page.queryByRole("alert")).toBeNull(), { timeout: 8000 });
  },
};

const overCeiling = (ad: MyAd): MyAd =>
  ad.finaliseRefusal === null
    ? ad
    : { ...ad, finaliseRefusal: "Le plafond de votre compte est dépassé.", ceilingExceeded: true };

/** A ceiling can be lifted: its message stays until it is closed. */
export const ChargedAboveTheCeiling: Story = {
  args: {
    replies: [
      reply(readMyAds, () => ({ ...sampleAds, ads: sampleAds.ads.map(overCeiling) })),
      ...accountReplies({ creditAccount: true }),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const menu = "Actions pour Terrain à vendre à Settat";
    await userEvent.click(await page.findByRole("button", { name: menu }));
    await userEvent.click(await screen.findByRole("button", { name: "Porter sur mon compte" }));
    const refusal = await page.findByRole("alert");
    await expect(refusal).toHaveTextContent("Le plafond de votre compte est dépassé.");
    await new Promise((resolve) => setTimeout(resolve, 5500));
    await expect(refusal).toBeVisible();
    await userEvent.click(within(refusal).getByRole("button", { name: "Fermer" }));
    await expect(page.queryByRole("alert")).toBeNull();
  },
};

/** A validated ad whose first date is still open links to its form. */
export const ValidatedAndEditable: Story = {
  play: async ({ canvasElement }) => {
    const menu = "Actions pour Bail commercial à Fès";
    await userEvent.click(await within(canvasElement).findByRole("button", { name: menu }));
    const edit = await screen.findByRole("link", { name: "Modifier" });
    await expect(edit).toHaveAttribute("href", "/fr/modification-annonce/294");
  },
};

/** An account on term pays nothing here: its order is charged to the account. */
export const OnTerm: Story = {
  globals: atDesk, // A narrow page folds the filter away.
  args: {
    replies: [
      reply(readMyAds, () => ({
        ...sampleAds,
        ads: sampleAds.ads.map((ad) => ({ ...ad, onTerm: true })),
      })),
      ...accountReplies({ creditAccount: true }),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findAllByText(/^À confirmer avant le/)).not.toHaveLength(0);
    await expect(await page.findByRole("option", { name: "À confirmer" })).toBeInTheDocument();
    await expect(page.queryByText(/À payer/)).toBeNull();
    const menu = "Actions pour Terrain à vendre à Settat";
    await userEvent.click(await within(canvasElement).findByRole("button", { name: menu }));
    await screen.findByRole("button", { name: "Porter sur mon compte" });
    await expect(screen.queryByText("Payer")).toBeNull();
  },
};

export const CancellingAsksFirst: Story = {
  args: { replies: [reply(cancelAd, () => ({ message: "Annonce annulée." })), ...full] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const menu = "Actions pour Responsable logistique disponible";
    await userEvent.click(await page.findByRole("button", { name: menu }));
    await userEvent.click(await screen.findByRole("button", { name: "Annuler" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(page.queryByText("Annonce annulée.")).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "Annuler l’annonce" }));
    await page.findByText("Annonce annulée.");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

export const TakenOffTheWebForAReason: Story = {
  args: {
    replies: [
      reply(readDeactivationReasons, () => [
        { id: 1, label: "L’affaire est conclue" },
        { id: 2, label: "L’annonce contient une erreur" },
      ]),
      reply(switchAd, () => ({ message: "Votre annonce n’est plus en ligne." })),
      ...full,
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const menu = "Actions pour بلاغ صحفي لشركة اللوكوس";
    await userEvent.click(await page.findByRole("button", { name: menu }));
    await userEvent.click(await screen.findByRole("button", { name: "Désactiver" }));
    const dialog = within(await screen.findByRole("dialog"));
    await dialog.findByRole("radio", { name: "L’affaire est conclue" });
    await userEvent.click(dialog.getByRole("button", { name: "Désactiver" }));
    await dialog.findByText("Choisissez un motif");
    await expect(dialog.getByRole("radio", { name: "L’affaire est conclue" })).toHaveFocus();
    await userEvent.click(dialog.getByRole("radio", { name: "L’affaire est conclue" }));
    await userEvent.click(dialog.getByRole("button", { name: "Désactiver" }));
    await page.findByText("Votre annonce n’est plus en ligne.");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** A refused export is reported under the formats, and the list stays. */
export const ExportRefused: Story = {
  args: {
    replies: [
      refuse(exportMyAds, 422, {
        code: "TOO_MANY_ROWS",
        message: "Trop de lignes pour ce format.",
      }),
      ...full,
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Exporter" }));
    await userEvent.click(await screen.findByRole("button", { name: "Excel 97-2003 (.xls)" }));
    await screen.findByText("Trop de lignes pour ce format.");
  },
};
