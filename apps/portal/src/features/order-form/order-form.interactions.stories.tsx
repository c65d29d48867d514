import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { neverAnswer, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { readOptions } from "@parution/contract/catalogue";
import { placeAd } from "@parution/contract/orders";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import OrderFormPage from "./order-form.page.tsx";
import { EMPTY_ORDER } from "./order-values.ts";
import { keptAd, lineValues, sampleAccount, storeDraft } from "./sample-order.ts";
import { optionsOf, orderReplies, STORY_NOW } from "./story-replies.ts";

interface Args {
  /** Reply to the order. */
  answer: Reply;
}

const account = sampleAccount();
const placed = { orderId: 41, adId: 51, onTerm: false, message: "Enregistrée.", total: 96_00 };

const place = { userId: account.user.id, form: "standard" } as const;

const meta = {
  title: "Pages/Order form/Interactions",
  tags: ["interactions", "!autodocs"],
  args: { answer: reply(placeAd, () => placed) },
  beforeEach: () => {
    beginStory({ now: STORY_NOW, userId: account.user.id });
    storeDraft(place, lineValues);
  },
  render: ({ answer }, { globals }) => (
    <PageStory
      language={globals.language}
      path="/passer-votre-annonce"
      replies={[answer, ...orderReplies(account)]}
    >
      <OrderFormPage />
    </PageStory>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const pay = { name: "Commander et payer" };
const save = { name: "Enregistrer et payer plus tard" };
const chosen = { selected: true };
const text = { name: "Texte de l’annonce" };

/** Form with a restored draft, after accepting the terms: these are not part of a draft. */
async function accepted(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await page.findByRole("textbox", text);
  const terms = page.getByRole("checkbox", { name: /conditions générales/ });
  await expect(terms).not.toBeChecked();
  await userEvent.click(terms);
  return page;
}

export const PriceFollowsTheText: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const price = await page.findByRole("region", { name: "Prix" });
    await waitFor(() => expect(price).toHaveTextContent(/Total TTC\s*96,00 Dhs/));
    await userEvent.type(page.getByRole("textbox", text), "\nà Rabat\nen CDI");
    await expect(price).toHaveTextContent(/Total TTC\s*144,00 Dhs/);
    const lines = await page.findAllByRole("meter", { name: "Lignes de l’annonce" });
    await expect(lines[0]).toHaveAttribute(
      "aria-valuetext",
      "3 lignes sur 90, 87 lignes restantes",
    );
  },
};

/** Two rows cut after any character, three at spaces. */
const DIESEL = "Je vends une camionnette diesel, carrosserie impeccable";

/** The first newspaper ends its rows at spaces, the others after any character. */
export const PriceAndPreviewFollowTheNewspapersWordBreak: Story = {
  args: {
    answer: reply(readOptions, (url) => {
      const options = optionsOf(url);
      const supports = options.supports.map((support) =>
        support.id === 1 ? { ...support, wordBreak: "break-word" as const } : support,
      );
      return { ...options, supports };
    }),
  },
  beforeEach: () =>
    storeDraft(place, { ...lineValues, texts: { ...lineValues.texts, text: DIESEL } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const price = await page.findByRole("region", { name: "Prix" });
    await waitFor(() => expect(price).toHaveTextContent(/Total TTC\s*144,00 Dhs/));
    const ring = () => page.getAllByRole("meter", { name: "Lignes de l’annonce" })[0];
    const shows = (valueText: string) =>
      waitFor(() => expect(ring()).toHaveAttribute("aria-valuetext", valueText));
    await shows("3 lignes sur 90, 87 lignes restantes");
    const preview = await page.findByRole("figure", { name: "Votre annonce, telle qu’imprimée" });
    const rows = within(preview).getAllByRole("listitem");
    await expect(rows.map((row) => row.textContent?.trim())).toEqual([
      "Je vends une camionnette",
      "diesel, carrosserie",
      "impeccable",
    ]);
    await userEvent.click(page.getByRole("radio", { name: "الأفق" }));
    await userEvent.selectOptions(page.getByRole("combobox", { name: "Rubrique" }), "7");
    await userEvent.click(await page.findByRole("radio", { name: /^Annonce à la ligne/ }));
    await shows("2 lignes sur 90, 88 lignes restantes");
    await waitFor(() => expect(price).toHaveTextContent(/2 lignes/));
  },
};

/** The newspaper of one ad, a duplicate's too, is not a choice for all pages of the account. */
export const TheAdsNewspaperLeavesThePagesTheme: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const price = await page.findByRole("region", { name: "Prix" });
    await waitFor(() => expect(price).toHaveTextContent(/Total TTC/));
    await expect(document.cookie).not.toContain("parution-support");
  },
};

export const ALongAdKeepsItsPriceInSight: Story = {
  beforeEach: () =>
    storeDraft(place, {
      ...lineValues,
      texts: { ...lineValues.texts, text: "Ligne\n".repeat(60) },
    }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const panel = await page.findByRole("complementary", { name: "Aperçu et prix" });
    const total = await within(panel).findByText("Total TTC");
    await waitFor(() => expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight));
    const { bottom } = panel.getBoundingClientRect();
    await expect(total.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
  },
};

export const AnotherEditionResetsLaterChoices: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("textbox", text);
    await waitFor(() => expect(page.getAllByRole("gridcell", chosen)).toHaveLength(2));
    await userEvent.click(page.getByRole("radio", { name: "Édition numérique" }));
    await waitFor(() => expect(page.queryByRole("textbox", text)).toBeNull());
    await expect(page.getByRole("combobox", { name: "Rubrique" })).toHaveValue("");
    await waitFor(() => expect(page.queryAllByRole("gridcell", chosen)).toHaveLength(0));
  },
};

/** Each choice, from the last to the first, resets those after it; the text goes with its format alone. */
export const EachChoiceResetsLaterOnes: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const choice = (name: string) => page.getByRole("combobox", { name });
    const price = await page.findByRole("region", { name: "Prix" });
    await waitFor(() => expect(page.getByRole("textbox", text)).toHaveValue(lineValues.texts.text));
    await waitFor(() => expect(page.getAllByRole("gridcell", chosen)).toHaveLength(2));
    await userEvent.selectOptions(choice("Sous-rubrique"), "Autre secteur");
    await expect(choice("Contrat")).toHaveValue("");
    await expect(page.getByRole("textbox", text)).toHaveValue(lineValues.texts.text);
    await expect(price).toHaveTextContent(/Total TTC\s*96,00 Dhs/); // Two lines, at least, on two days.

    await userEvent.click(page.getByRole("radio", { name: /^Annonce modulaire/ }));
    await expect(choice("Sous-rubrique")).toHaveValue("");
    await expect(page.queryByRole("textbox", text)).toBeNull();
    await userEvent.click(page.getByRole("radio", { name: /^Annonce à la ligne/ }));
    await expect(await page.findByRole("textbox", text)).toHaveValue("");

    await userEvent.selectOptions(choice("Rubrique"), "Immobilier");
    await expect(page.getByRole("radio", { name: /^Annonce à la ligne/ })).not.toBeChecked();
    await expect(price).toHaveTextContent("Le prix s’affiche une fois");
    await expect(page.getAllByRole("gridcell", chosen)).toHaveLength(2);

    await userEvent.click(page.getByRole("radio", { name: "الأفق" }));
    await expect(choice("Rubrique")).toHaveValue("");
    await waitFor(() => expect(page.queryAllByRole("gridcell", chosen)).toHaveLength(0));
  },
};

export const AnOrderLeadsToItsRecap: Story = {
  play: async ({ canvasElement }) => {
    const page = await accepted(canvasElement);
    await userEvent.click(page.getByRole("button", pay));
    await expect(await page.findByText("/fr/recap-annonce/41")).toBeVisible();
    await expect(keptAd(place)).toBeNull();
  },
};

export const NothingIsOrderedTwiceWhileItIsSent: Story = {
  args: { answer: neverAnswer(placeAd) },
  play: async ({ canvasElement }) => {
    const page = await accepted(canvasElement);
    await userEvent.click(page.getByRole("button", pay));
    const sending = await page.findByRole("button", { name: "Commande en cours" });
    await expect(sending).toHaveAttribute("aria-disabled", "true");
    await expect(page.getByRole("button", save)).toBeDisabled();
  },
};

export const ASavedAdClearsTheForm: Story = {
  play: async ({ canvasElement }) => {
    const page = await accepted(canvasElement);
    await userEvent.click(page.getByRole("button", save));
    await expect(await page.findByText("Enregistrée.")).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Rubrique" })).toHaveValue("");
  },
};

export const AnOrderOnTermShowsTheMessage: Story = {
  args: {
    answer: reply(placeAd, () => ({
      ...placed,
      onTerm: true,
      message: "Portée sur votre compte.",
    })),
  },
  play: async ({ canvasElement }) => {
    const page = await accepted(canvasElement);
    await userEvent.click(page.getByRole("button", pay));
    const dialog = await screen.findByRole("dialog", { name: "Commande enregistrée" });
    await expect(dialog).toHaveAccessibleDescription("Portée sur votre compte.");
  },
};

export const AnotherPriceIsAskedFirst: Story = {
  args: {
    answer: refuse(placeAd, 409, {
      code: "PRICE_CHANGED",
      message: "Le prix a changé.",
      prix_ttc: 120,
    }),
  },
  play: async ({ canvasElement }) => {
    const page = await accepted(canvasElement);
    await userEvent.click(page.getByRole("button", pay));
    const dialog = await screen.findByRole("alertdialog", { name: "Le prix a changé" });
    await expect(within(dialog).getByText("120,00 Dhs")).toBeVisible();
    await userEvent.click(within(dialog).getByRole("button", { name: "Revenir à l’annonce" }));
    await expect(await page.findByRole("textbox", text)).toHaveValue("Recrute un comptable");
  },
};

export const AnOrderThatStandsAlreadyIsNotPlacedAgainUnasked: Story = {
  args: { answer: refuse(placeAd, 422, { code: "IDEMPOTENCY_KEY_REUSED", message: "" }) },
  play: async ({ canvasElement }) => {
    const page = await accepted(canvasElement);
    await userEvent.click(page.getByRole("button", pay));
    const dialog = await screen.findByRole("dialog", {
      name: "Votre premier envoi est déjà enregistré",
    });
    const orders = within(dialog).getByRole("link", { name: "Voir mes commandes" });
    await expect(orders).toHaveAttribute("href", "/fr/mes-commandes");
    await userEvent.click(within(dialog).getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(page.getByRole("textbox", text)).toHaveValue("Recrute un comptable");
  },
};

export const ADraftCanBeGivenUp: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Recommencer" }));
    const question = await screen.findByRole("alertdialog", {
      name: /^Commencer une nouvelle annonce\s\?$/,
    });
    await userEvent.click(within(question).getByRole("button", { name: "Garder le brouillon" }));
    await expect(page.getByRole("textbox", text)).toHaveValue("Recrute un comptable");
    await userEvent.click(page.getByRole("button", { name: "Recommencer" }));
    await userEvent.click(await screen.findByRole("button", { name: "Effacer et recommencer" }));
    await expect(page.getByRole("combobox", { name: "Rubrique" })).toHaveValue("");
    await expect(page.queryByText("Votre brouillon est de retour.")).toBeNull();
    await expect(keptAd(place)).toBeNull();
  },
};

/** Fields begin anew where the choices stay the same, and belong to the form as before. */
export const ADraftOfDatesCanBeGivenUp: Story = {
  beforeEach: () => {
    const { medium, supportId, dates } = lineValues;
    storeDraft(place, { ...EMPTY_ORDER, medium, supportId, dates, anonymous: true });
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const anonymous = await page.findByRole("checkbox", { name: "Publier de façon anonyme" });
    await expect(anonymous).toBeChecked();
    await userEvent.click(await page.findByRole("button", { name: "Recommencer" }));
    await userEvent.click(await screen.findByRole("button", { name: "Effacer et recommencer" }));
    await waitFor(() => expect(anonymous).not.toBeChecked());
    await userEvent.click(anonymous);
    await userEvent.selectOptions(page.getByRole("combobox", { name: "Rubrique" }), "Immobilier");
    await waitFor(() => expect(keptAd(place)).toMatchObject({ anonymous: true }));
  },
};
