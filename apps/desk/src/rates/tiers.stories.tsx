import { cutOff, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { readDraftRates, readDraftTiers, saveTiers } from "@parution/contract/rate-cards";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, deskParameters, deskReplies } from "../testing/samples.ts";
import type { Terms, TieredSupport } from "./use-tier-texts.ts";

const none: Terms = { packagePrice: null, blockLines: null, discountFromDates: null, tiers: [] };
const packages: Terms = {
  ...none,
  packagePrice: 50_000,
  tiers: [
    { minLines: 1, maxLines: 25, code: "PF", discountPercent: null },
    { minLines: 26, maxLines: null, code: "PF_L", discountPercent: null },
  ],
};
const discounts: Terms = {
  ...none,
  tiers: [{ minLines: 11, maxLines: null, code: "DP", discountPercent: 15 }],
};

const supports: TieredSupport[] = [
  { id: 1, label: "L’Horizon", inForce: none, drafted: none },
  { id: 2, label: "Al Ofoq", inForce: packages, drafted: { ...packages, packagePrice: 55_000 } },
  { id: 3, label: "L’Horizon Éco", inForce: discounts, drafted: discounts },
];

const draft = reply(readDraftRates, () => ({
  label: "Hiver",
  version: 4,
  changed: 1,
  total: supports.length,
  supports: supports.map(({ id, label }) => ({ id, label })),
  rows: supports.map(({ id, label, inForce, drafted }) => ({
    key: String(id),
    support: label,
    label,
    detail: null,
    discount: null,
    inForce: inForce.packagePrice,
    price: drafted.packagePrice,
  })),
}));
const tiers = reply(readDraftTiers, () => ({ version: 4, supports }));
const replies = [tiers, draft, ...deskReplies("sales")];

const meta = {
  title: "Pages/Desk/Tiers of rates",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: { replies },
  beforeEach: beginDesk,
  render: ({ replies: given }, { globals }) => (
    <DeskStory language={globals.language} path="/tarifs/7?table=supports" replies={given} />
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {};

export const InArabic: Story = { globals: { language: "ar", scheme: "dark" } };

/** Down to the last tiers, the buttons of unsaved prices stay in sight, and cover nothing of the header. */
export const UnsavedInSight: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("table", { name: "Paliers des annonces au texte" });
    await userEvent.click(page.getByText("550,00", { selector: "bdi" }));
    await userEvent.keyboard("560{Enter}");
    const save = await page.findByRole("button", { name: "Enregistrer" });
    const account = page.getByRole("button", { name: "Mon compte" });
    for (const top of [0, document.documentElement.scrollHeight]) {
      window.scrollTo({ top, behavior: "instant" });
      for (const control of [save, account]) await waitFor(() => expectOnTop(control));
    }
  },
};

/** Nothing lies over the middle of an element in the window. */
function expectOnTop(element: HTMLElement): void {
  const { x, y, width, height } = element.getBoundingClientRect();
  expect(element.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
}

/** Opens the tiers of a newspaper by its place. */
async function open(canvas: HTMLElement, place: number) {
  const table = await within(canvas).findByRole("table", { name: "Paliers des annonces au texte" });
  const buttons = within(table).getAllByRole("button", { name: "Modifier" });
  await userEvent.click(buttons[place] ?? canvas);
  return within(await screen.findByRole("dialog"));
}

export const Edited: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, 1);
    await expect(dialog.getAllByRole("group", { name: /^Palier/ })).toHaveLength(2);
  },
};

export const EditedInArabic: Story = {
  globals: { language: "ar" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(
      (await page.findAllByRole("button", { name: "تعديل" }))[1] ?? canvasElement,
    );
    await expect(await screen.findByRole("dialog")).toBeVisible();
  },
};

let sent: unknown;

/** A tier is added after the last one; lines of two tiers, and a package without its price, say so at their field. */
export const Faults: Story = {
  args: {
    replies: [
      reply(saveTiers, (_, body) => {
        sent = body;
        return { version: 5 };
      }),
      ...replies,
    ],
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, 2);
    await userEvent.click(dialog.getByRole("button", { name: "Ajouter un palier" }));
    const [first, second] = dialog
      .getAllByRole("group", { name: /^Palier/ })
      .map((group) => within(group));
    if (first === undefined || second === undefined) throw new Error("There are two tiers.");
    const from = second.getByRole("textbox", { name: /^De / });
    await userEvent.type(from, "30");
    await userEvent.selectOptions(second.getByLabelText("Prix"), "PF");
    const save = dialog.getByRole("button", { name: "Enregistrer" });
    await userEvent.click(save);
    await waitFor(() => expect(from).toHaveFocus());
    await expect(from).toHaveAccessibleDescription("Un autre palier contient déjà ces lignes.");
    const price = dialog.getByRole("textbox", { name: /^Prix du forfait/ });
    await expect(price).toHaveAccessibleDescription(/écrivez son prix/);
    await userEvent.type(first.getByRole("textbox", { name: /^À / }), "29");
    await userEvent.type(price, "480");
    await userEvent.click(save);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(sent).toMatchObject({
      data: {
        brouillon_id: 7,
        version: 4,
        journal_id: 3,
        prix_forfait: 480,
        tarifs_forfaitaires: [
          { min_ligne: 11, max_ligne: 29, code_config: "DP", remise: 15 },
          { min_ligne: 30, max_ligne: null, code_config: "PF", remise: null },
        ],
      },
    });
  },
};

/** The service refuses a tier, which it names by its place: the message stands at its first lines. */
export const Refused: Story = {
  args: {
    replies: [
      refuse(saveTiers, 422, {
        code: "INVALID",
        message: "Certaines informations sont incorrectes.",
        errors: { "tarifs_forfaitaires.1": ["Un autre palier contient déjà ces lignes."] },
      }),
      ...replies,
    ],
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, 1);
    await userEvent.click(dialog.getByRole("button", { name: "Enregistrer" }));
    const second = within(dialog.getByRole("group", { name: "Palier 2" }));
    const from = second.getByRole("textbox", { name: /^De / });
    await waitFor(() =>
      expect(from).toHaveAccessibleDescription("Un autre palier contient déjà ces lignes."),
    );
    await userEvent.click(second.getByRole("button", { name: "Supprimer le palier 2" }));
    await expect(dialog.getByRole("button", { name: "Ajouter un palier" })).toHaveFocus();
  },
};

let isLost = false;

/** The tiers were saved, and the answer was lost: they are read again, behind the dialog that says so. */
export const SavedWithoutAnAnswer: Story = {
  args: {
    replies: [
      {
        ...cutOff(saveTiers),
        wire: () => {
          isLost = true;
          throw new TypeError("Failed to fetch");
        },
      },
      reply(readDraftTiers, () => ({
        version: isLost ? 5 : 4,
        supports: supports.map((support) =>
          isLost ? { ...support, drafted: discounts } : support,
        ),
      })),
      ...replies,
    ],
  },
  play: async ({ canvasElement }) => {
    isLost = false;
    const dialog = await open(canvasElement, 1);
    await userEvent.click(dialog.getByRole("button", { name: "Enregistrer" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent("interrompue");
    const discounted = () => within(canvasElement).getAllByText(/remise de 15/);
    await waitFor(() => expect(discounted()).toHaveLength(supports.length + 1));
  },
};

/** Another user has changed the draft since its tiers were read: they are not overwritten. */
export const ChangedMeanwhile: Story = {
  args: {
    replies: [
      refuse(saveTiers, 409, {
        code: "CHANGED",
        message: "Cette grille a été modifiée entre-temps.",
      }),
      ...replies,
    ],
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, 1);
    await userEvent.click(dialog.getByRole("button", { name: "Enregistrer" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent("modifiée entre-temps");
    await expect(dialog.getAllByRole("group", { name: /^Palier/ })).toHaveLength(2);
  },
};
