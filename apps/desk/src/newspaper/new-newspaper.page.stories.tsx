import { type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { createNewspaper, readNewspapers } from "@parution/contract/installation";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, deskParameters, deskReplies } from "../testing/samples.ts";
import type { Newspapers } from "./offer-fields.tsx";

const page = { height: 400, columns: 6, gutter: 5 };
const known: Newspapers = {
  headings: 15,
  newspapers: [
    { id: 1, label: "L’Horizon", slug: "l-horizon", medium: "print", headings: 15, page },
    {
      id: 4,
      label: "Horizon Numérique",
      slug: "numerique",
      medium: "digital",
      headings: 9,
      page: null,
    },
  ],
};

const sent: unknown[] = [];
const withKnown = (answer: Reply, newspapers = known) => [
  reply(readNewspapers, () => newspapers),
  answer,
  ...deskReplies("owner"),
];
const created = reply(createNewspaper, (_, body) => {
  sent.push(body);
  return { id: 5, path: "/fr/l-echo-du-souss", headings: 15 };
});

interface Args {
  replies: readonly Reply[];
}

const meta = {
  title: "Pages/Desk/New newspaper",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: { replies: withKnown(created) },
  beforeEach: () => {
    sent.length = 0;
    return beginDesk();
  },
  render: ({ replies }, { globals }) => (
    <DeskStory language={globals.language} path="/catalogue/nouveau-journal" replies={replies} />
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(canvasElement: HTMLElement) {
  const form = within(canvasElement);
  await userEvent.type(await form.findByLabelText("Nom du journal"), "L’Écho du Souss");
  await userEvent.type(form.getByLabelText("Nom en arabe"), "صدى سوس");
  await userEvent.type(form.getByLabelText("La ligne"), "16");
  await userEvent.type(form.getByLabelText("Le module"), "140");
  return form;
}

/** The address follows the name; everything is sent at once. */
export const Created: Story = {
  play: async ({ canvasElement }) => {
    const form = await fillIn(canvasElement);
    await expect(form.getByLabelText("Adresse")).toHaveValue("l-echo-du-souss");
    await userEvent.click(form.getByRole("button", { name: "Créer le journal" }));
    await expect(await form.findByText("Le journal est créé.")).toBeVisible();
    await expect(document.activeElement).toContainElement(form.getByText("15 rubriques"));
    await expect(sent).toEqual([
      {
        data: expect.objectContaining({
          slug: "l-echo-du-souss",
          support: "papier",
          unite: 16,
          hauteur: 430,
        }),
      },
    ]);
  },
};

export const InArabic: Story = { globals: { language: "ar", scheme: "dark" } };

/** A copy has the other newspaper's prices and begins with its page; only newspapers of its kind are offered. */
export const Copy: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(await form.findByRole("radio", { name: "Celles d’un autre journal" }));
    const source = form.getByLabelText("Journal à reprendre");
    await expect(within(source).queryByText(/Horizon Numérique/)).toBeNull();
    await userEvent.selectOptions(source, "1");
    await expect(form.getByLabelText("Colonnes")).toHaveValue("6");
    await expect(form.queryByLabelText("La ligne")).toBeNull();
    await userEvent.click(form.getByRole("radio", { name: "Numérique" }));
    await expect(form.getByLabelText("Journal à reprendre")).toHaveValue("");
    await expect(form.queryByLabelText("Colonnes")).toBeNull();
  },
};

const withUsualPage: Newspapers = {
  ...known,
  newspapers: [
    ...known.newspapers,
    { id: 2, label: "Al Ofoq", slug: "al-ofoq", medium: "print", headings: 15, page: null },
  ],
};

/** Another newspaper to copy brings its own page, be it the usual one. */
export const CopyOfUsualPage: Story = {
  args: { replies: withKnown(created, withUsualPage) },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(await form.findByRole("radio", { name: "Celles d’un autre journal" }));
    const source = form.getByLabelText("Journal à reprendre");
    await userEvent.selectOptions(source, "1");
    await expect(form.getByLabelText("Colonnes")).toHaveValue("6");
    await userEvent.selectOptions(source, "2");
    await expect(form.getByLabelText("Colonnes")).toHaveValue("5");
    await userEvent.selectOptions(source, "1");
    await userEvent.click(form.getByRole("radio", { name: "Numérique" }));
    await userEvent.click(form.getByRole("radio", { name: "Papier" }));
    await expect(form.getByLabelText("Colonnes")).toHaveValue("5");
  },
};

const printAlone = { ...known, newspapers: known.newspapers.slice(0, 1) };

/** A medium without a newspaper to copy begins with the whole catalogue. */
export const NothingToCopy: Story = {
  args: { replies: withKnown(created, printAlone) },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(await form.findByRole("radio", { name: "Celles d’un autre journal" }));
    await userEvent.click(form.getByRole("radio", { name: "Numérique" }));
    await expect(form.getByRole("radio", { name: "Celles d’un autre journal" })).toBeDisabled();
    await expect(form.getByRole("radio", { name: "Toutes celles du catalogue" })).toBeChecked();
    await expect(form.getByLabelText("La parution")).toBeVisible();
  },
};

/** Blank fields and missing prices stop the form at its first fault. */
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(await form.findByRole("button", { name: "Créer le journal" }));
    await waitFor(() => expect(form.getByLabelText("Nom du journal")).toHaveFocus());
    await expect(form.getByLabelText("La ligne")).toBeInvalid();
    await expect(sent).toEqual([]);
  },
};

/** The service names the field of an address that is taken. */
export const TakenAddress: Story = {
  args: {
    replies: withKnown(
      refuse(createNewspaper, 422, {
        code: "INVALID",
        message: "Vérifiez les champs signalés.",
        errors: { slug: ["Un autre journal a déjà cette adresse : choisissez-en une autre."] },
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const form = await fillIn(canvasElement);
    await userEvent.click(form.getByRole("button", { name: "Créer le journal" }));
    await waitFor(() => expect(form.getByLabelText("Adresse")).toHaveFocus());
    await expect(form.getByText(/Un autre journal a déjà cette adresse/)).toBeVisible();
  },
};
