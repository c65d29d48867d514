import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { answerAfter, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { readProducts } from "@parution/contract/catalogue";
import { placeAd } from "@parution/contract/orders";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import OrderFormPage from "./order-form.page.tsx";
import { lineValues, sampleAccount, storeDraft } from "./sample-order.ts";
import { orderReplies, STORY_NOW } from "./story-replies.ts";

interface Args {
  /** Reply to the order. */
  answer: Reply;
}

const account = sampleAccount();
const placed = { orderId: 41, adId: 51, onTerm: false, message: "Enregistrée.", total: 96_00 };

const place = { userId: account.user.id, form: "standard" } as const;

const meta = {
  title: "Pages/Order form/Corrections",
  tags: ["!autodocs"],
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

export const MissingAnswersAreListedAndReached: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const area = await page.findByRole("textbox", text);
    await userEvent.clear(area);
    await userEvent.click(page.getByRole("button", pay));
    const summary = await page.findByRole("alert");
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(within(summary).getByRole("link", { name: /Texte de l’annonce/ }));
    await expect(area).toHaveFocus();
    await expect(area).toHaveAccessibleDescription("Ce champ est obligatoire.");
    const terms = page.getByRole("checkbox", { name: /^J’accepte/ });
    await expect(terms).toBeInvalid();
    await userEvent.click(terms);
    await waitFor(() => expect(terms).toBeValid());
    await expect(within(summary).queryByRole("link", { name: /Conditions/ })).toBeNull();
  },
};

export const AnErrorGoesWithItsCause: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const area = await page.findByRole("textbox", text);
    await userEvent.clear(area);
    await userEvent.click(page.getByRole("button", pay));
    await waitFor(() => expect(area).toBeInvalid());
    await userEvent.type(area, " ");
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(area).toHaveAccessibleDescription("Ce champ est obligatoire.");
    await userEvent.type(area, "Recrute");
    await waitFor(() => expect(area).toBeValid());
    await userEvent.clear(area);
    await userEvent.tab();
    // A corrected field is validated again when the form is sent, not while it is edited.
    await expect(area).toBeValid();
  },
};

export const RefusalsStandUnderTheirFields: Story = {
  args: {
    answer: refuse(placeAd, 422, {
      code: "INVALID",
      message: "Vérifiez le formulaire.",
      errors: { contenu_papier: ["Ce texte est refusé."] },
    }),
  },
  play: async ({ canvasElement }) => {
    const page = await accepted(canvasElement);
    const area = await page.findByRole("textbox", text);
    await userEvent.click(page.getByRole("button", pay));
    await waitFor(() => expect(area).toHaveAccessibleDescription("Ce texte est refusé."));
    await userEvent.click(area);
    await userEvent.tab();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(area).toHaveAccessibleDescription("Ce texte est refusé.");
    await userEvent.type(area, " Tél. 0522 00 00 00");
    await waitFor(() => expect(area).toBeValid());
  },
};

export const ATemplateAnswersTheHeadingsQuestions: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const contract = await page.findByRole("combobox", { name: "Contrat" });
    await waitFor(() => expect(contract).toHaveDisplayValue("CDI"));
    await userEvent.click(await page.findByRole("button", { name: "Partir d’un modèle" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Offre d’emploi" }));
    const inTemplate = dialog.getByRole("combobox", { name: /^Contrat/ });
    await expect(inTemplate).toHaveDisplayValue("CDI");
    await userEvent.selectOptions(inTemplate, "CDD");
    await userEvent.click(dialog.getByRole("button", { name: "Remplacer le texte" }));
    await waitFor(() => expect(contract).toHaveDisplayValue("CDD"));
    await expect(page.getByRole("combobox", { name: "Expérience" })).toHaveDisplayValue("Débutant");
    await expect(page.getByRole("textbox", text)).toHaveDisplayValue(/recrute : .*CDD/);
  },
};

let answerProducts: () => void;
/** Replies of a slow network: the products, which the price follows from, come when they are let through. */
function slowReplies(): Reply[] {
  const replies = orderReplies(account);
  const moment = new Promise<void>((resolve) => {
    answerProducts = resolve;
  });
  const late = replies.filter(({ call }) => call === readProducts);
  return [...late.map((one) => answerAfter(moment, one)), ...replies];
}

/** An ad that is sent before its products are read waits for them, and is saved then. */
export const AnAdWaitsForItsProducts: Story = {
  render: ({ answer }, { globals }) => (
    <PageStory
      language={globals.language}
      path="/passer-votre-annonce"
      replies={[answer, ...slowReplies()]}
    >
      <OrderFormPage />
    </PageStory>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("checkbox", { name: /conditions générales/ }));
    await userEvent.click(page.getByRole("button", { name: "Enregistrer et payer plus tard" }));
    await expect(page.queryByText("Enregistrée.")).toBeNull();
    answerProducts();
    await expect(await page.findByText("Enregistrée.")).toBeVisible();
  },
};
