import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { readOptions } from "@parution/contract/catalogue";
import { readConfigs } from "@parution/contract/site";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import { TRIAL_DRAFT } from "./draft/use-draft.ts";
import { keepFiles, readKeptFiles } from "./files/kept-files.ts";
import OrderFormPage from "./order-form.page.tsx";
import type { OrderValues } from "./order-values.ts";
import { keptAd, lineValues, sampleAccount, storeDraft } from "./sample-order.ts";
import { orderReplies, STORY_CONFIGS, STORY_NOW } from "./story-replies.ts";
import TrialPage from "./trial.page.tsx";

interface Args {
  /** Stored draft of the visitor; null for none. */
  draft: OrderValues | null;
  /** Replies before those of the catalogue. */
  replies: readonly Reply[];
}

const account = sampleAccount();
const ownPlace = { userId: account.user.id, form: "standard" } as const;
const register = "https://compte.exemple.ma/inscription";
const configs = { ...STORY_CONFIGS, links: { ...STORY_CONFIGS.links, register } };

const meta = {
  title: "Pages/Order form/Trial",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { draft: null, replies: [] },
  beforeEach: ({ args }) => {
    beginStory({ now: STORY_NOW });
    if (args.draft !== null) storeDraft(TRIAL_DRAFT, args.draft);
  },
  render: ({ replies }, { globals }) => (
    <PageStory
      language={globals.language}
      path="/essayer"
      replies={[...replies, reply(readConfigs, () => configs), ...orderReplies(account)]}
    >
      <TrialPage />
    </PageStory>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Composed: Story = { args: { draft: lineValues } };

export const InArabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    draft: {
      ...lineValues,
      supportId: 2,
      texts: { ...lineValues.texts, text: "مطلوب محاسب ذو تجربة للعمل بالرباط." },
    },
  },
};

export const Unavailable: Story = {
  args: { replies: [refuse(readOptions, 403, { code: "FORBIDDEN", message: "Fermé." })] },
};

/** Login leads to the order form of the newspaper that the ad is for; nothing is asked of the account before. */
export const LeadsToItsOwnOrderForm: Story = {
  args: { draft: { ...lineValues, supportId: 2 } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const login = await page.findByRole("link", { name: "Se connecter" });
    await expect(login).toHaveAttribute(
      "href",
      "/fr/connexion?origine=%2Ffr%2Fpasser-votre-annonce%2Fsupport-2&raison=commande",
    );
    await expect(await page.findByRole("link", { name: "Créer un compte" })).toHaveAttribute(
      "href",
      register,
    );
    await expect(page.queryByRole("checkbox", { name: /conditions générales/ })).toBeNull();
    await expect(page.queryByRole("textbox", { name: /ICE/ })).toBeNull();
  },
};

/** The order form after the login, with what the visitor composed before it. */
const afterLogin = {
  args: { draft: lineValues },
  beforeEach: async () => {
    beginStory({ now: STORY_NOW, userId: account.user.id });
    storeDraft(TRIAL_DRAFT, lineValues);
    await keepFiles(ownPlace, { photos: [], files: [] });
    await keepFiles(TRIAL_DRAFT, { photos: [], files: [new File(["%PDF-"], "plan.pdf")] });
  },
  render: (_, { globals }) => (
    <PageStory
      language={globals.language}
      path="/passer-votre-annonce"
      replies={orderReplies(account)}
    >
      <OrderFormPage />
    </PageStory>
  ),
} satisfies Story;

const text = { name: "Texte de l’annonce" };

export const IsInTheOrderFormAfterLogin: Story = {
  ...afterLogin,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("textbox", text)).toHaveValue(lineValues.texts.text);
    await page.findByText("plan.pdf");
    await waitFor(async () => {
      const { files } = (await readKeptFiles(ownPlace)) ?? { files: [] };
      await expect(files.map(({ name }) => name)).toEqual(["plan.pdf"]);
      await expect(keptAd(TRIAL_DRAFT)).toBeNull();
      await expect(await readKeptFiles(TRIAL_DRAFT)).toBeNull();
    });
    await expect(keptAd(ownPlace)?.texts.text).toBe(lineValues.texts.text);
  },
};

/** A draft of the account is never replaced silently: the user decides which of the two goes on. */
export const BesideADraftOfTheAccount: Story = {
  ...afterLogin,
  beforeEach: async () => {
    await afterLogin.beforeEach();
    storeDraft(ownPlace, {
      ...lineValues,
      texts: { ...lineValues.texts, text: "Vend un fourgon" },
    });
  },
  play: async ({ canvasElement }) => {
    const dialog = within(
      await screen.findByRole("alertdialog", { name: "Votre compte a déjà un brouillon" }),
    );
    await expect(dialog.getByText("Recrute un comptable")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Reprendre celui du compte" }));
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByRole("textbox", text)).toHaveValue("Vend un fourgon"));
    await expect(page.queryByText("plan.pdf")).toBeNull();
    await expect(keptAd(TRIAL_DRAFT)).toBeNull();
    await waitFor(async () => expect(await readKeptFiles(TRIAL_DRAFT)).toBeNull());
  },
};

/** A heading that was withdrawn since is named in its field, a closed date above the calendar. */
export const StaleDraft: Story = {
  args: { draft: { ...lineValues, headingId: 99, typeId: null, dates: ["2026-11-20"] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const heading = await page.findByRole("combobox", { name: "Rubrique" });
    await waitFor(() => expect(heading).toHaveAccessibleDescription(/n’est pas proposé/));
    await page.findByText("1 date n’est plus ouverte aux commandes");
  },
};

const convention = sampleAccount({ convention: true });

/** An account under a convention has its own form, which asks for no city. */
export const InTheTenderFormAfterLogin: Story = {
  ...afterLogin,
  render: (_, { globals }) => (
    <PageStory
      language={globals.language}
      path="/passer-votre-annonce-appels-offres"
      replies={orderReplies(convention)}
    >
      <OrderFormPage />
    </PageStory>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("textbox", text)).toHaveValue(lineValues.texts.text);
    await page.findByText(/reprise sans sa ville/);
    await expect(page.queryByRole("combobox", { name: "Ville" })).toBeNull();
    await page.findByText("plan.pdf");
  },
};

export const InPlaceOfADraftOfTheAccount: Story = {
  ...BesideADraftOfTheAccount,
  play: async ({ canvasElement }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Garder le nouveau" }));
    const page = within(canvasElement);
    await expect(await page.findByRole("textbox", text)).toHaveValue(lineValues.texts.text);
    await waitFor(async () => {
      await expect(keptAd(ownPlace)?.texts.text).toBe(lineValues.texts.text);
      await expect((await readKeptFiles(ownPlace))?.files).toHaveLength(1);
      await expect(keptAd(TRIAL_DRAFT)).toBeNull();
    });
  },
};
