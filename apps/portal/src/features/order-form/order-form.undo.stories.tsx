import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import { undoStore } from "./choices/use-choosing.ts";
import OrderFormPage from "./order-form.page.tsx";
import { keptAd, lineValues, sampleAccount, storeDraft } from "./sample-order.ts";
import { orderReplies, STORY_NOW } from "./story-replies.ts";

const account = sampleAccount();
const place = { userId: account.user.id, form: "standard" } as const;
const written = "Recrute un comptable\nà Rabat";

const meta = {
  title: "Pages/Order form/Undo",
  tags: ["!autodocs"],
  beforeEach: () => {
    beginStory({ now: STORY_NOW, userId: account.user.id });
    storeDraft(place, { ...lineValues, texts: { ...lineValues.texts, text: written } });
  },
  render: (_args, { globals }) => (
    <PageStory
      language={globals.language}
      path="/passer-votre-annonce"
      replies={orderReplies(account)}
    >
      <OrderFormPage />
    </PageStory>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const text = { name: "Texte de l’annonce" };
const undo = { name: "Annuler" };
/** Long enough for a form that renders anew on a busy machine. */
const PATIENT = { timeout: 5000 };

/** The form with its draft, as soon as it stands. */
async function drafted(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await waitFor(() => expect(page.getByRole("textbox", text)).toHaveValue(written));
  await waitFor(() => expect(page.getAllByRole("gridcell", { selected: true })).toHaveLength(2));
  return page;
}

export const AnotherTypeIsUndoneByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const page = await drafted(canvasElement);
    const statutes = new File(["%PDF-1.7"], "statuts.pdf", { type: "application/pdf" });
    await userEvent.upload(await page.findByLabelText(/^Pièces jointes/), statutes);
    await userEvent.click(page.getByRole("radio", { name: /^Annonce modulaire/ }));
    await expect(
      await page.findByText(
        /changement\s: la sous-rubrique, les précisions et le texte$/,
        {},
        PATIENT,
      ),
    ).toBeVisible();
    await expect(page.queryByText("statuts.pdf")).toBeNull();
    await userEvent.tab();
    await expect(page.getByRole("button", undo)).toHaveFocus();
    await userEvent.keyboard("{Enter}");

    await expect(await page.findByRole("textbox", text, PATIENT)).toHaveValue(written);
    await expect(page.getByRole("radio", { name: /^Annonce à la ligne/ })).toHaveFocus();
    await expect(page.getByRole("combobox", { name: "Sous-rubrique" })).toHaveValue("31");
    await expect(page.getByRole("combobox", { name: "Contrat" })).toHaveValue("11");
    await expect(page.getAllByRole("gridcell", { selected: true })).toHaveLength(2);
    await expect(page.getByText("statuts.pdf")).toBeVisible();
    await expect(page.queryByRole("button", undo)).toBeNull();
    await waitFor(() =>
      expect(keptAd(place)).toMatchObject({ typeId: 1, texts: { text: written } }),
    );
  },
};

export const TwoChangesAreUndoneOneAfterTheOther: Story = {
  play: async ({ canvasElement }) => {
    const page = await drafted(canvasElement);
    await userEvent.selectOptions(page.getByRole("combobox", { name: "Rubrique" }), "Immobilier");
    await page.findByText(/^Votre texte est gardé/, {}, PATIENT);
    await userEvent.click(page.getByRole("radio", { name: "Édition numérique" }));
    await waitFor(() => expect(page.queryAllByRole("gridcell", { selected: true })).toEqual([]));

    await userEvent.click(await page.findByText(undo.name, {}, PATIENT));
    await waitFor(() =>
      expect(page.getByRole("combobox", { name: "Rubrique" })).toHaveDisplayValue("Immobilier"),
    );
    await userEvent.click(await page.findByText(undo.name, {}, PATIENT));
    await waitFor(() => expect(page.getByRole("textbox", text)).toHaveValue(written));
    await expect(page.getByRole("combobox", { name: "Rubrique" })).toHaveDisplayValue(
      "Offres d'emploi",
    );
    await waitFor(() => expect(page.getAllByRole("gridcell", { selected: true })).toHaveLength(2));
  },
};

/** Both are one text. */
export const ADigitalAdTakesTheTextOfAPrintedOne: Story = {
  play: async ({ canvasElement }) => {
    const page = await drafted(canvasElement);
    await userEvent.click(page.getByRole("radio", { name: "Édition numérique" }));
    await waitFor(() => expect(page.getByRole("combobox", { name: "Rubrique" })).toBeEnabled());
    await userEvent.selectOptions(
      page.getByRole("combobox", { name: "Rubrique" }),
      "Offres d'emploi",
    );
    await waitFor(() => expect(page.getByRole("textbox", text)).toHaveValue(written));
  },
};

/** Emptied fields can be restored after a reload. */
export const TheOfferSurvivesAReload: Story = {
  beforeEach: () => {
    const { photos: _photos, files: _files, ...values } = lineValues;
    const before = { ...values, texts: { ...values.texts, text: written } };
    undoStore(place.userId, place.form).write([
      { values: before, cause: "typeId", lost: ["texts"] },
    ]);
    storeDraft(place, { ...lineValues, typeId: 2, canvasId: null, format: "modular" });
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", undo, PATIENT));
    await expect(await page.findByRole("textbox", text, PATIENT)).toHaveValue(written);
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  },
};

export const TheOfferIsClosedByHand: Story = {
  play: async ({ canvasElement }) => {
    const page = await drafted(canvasElement);
    await userEvent.click(page.getByRole("radio", { name: /^Annonce modulaire/ }));
    const offer = (await page.findByText(undo.name, {}, PATIENT)).closest<HTMLElement>(
      "[role=status]",
    );
    if (offer === null) throw new Error("The offer is announced.");
    await userEvent.click(within(offer).getByRole("button", { name: "Fermer" }));
    await expect(page.queryByRole("button", undo)).toBeNull();
  },
};
