import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { pagePictures } from "@parution/app/testing/pictures.ts";
import { neverAnswer, type Reply, refuse } from "@parution/app/testing/replies.ts";
import { readBusiness } from "@parution/contract/session";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import OrderFormPage from "./order-form.page.tsx";
import type { OrderValues } from "./order-values.ts";
import { lineValues, modularValues, sampleAccount, storeDraft } from "./sample-order.ts";
import { orderReplies, STORY_NOW } from "./story-replies.ts";

interface Args {
  /** Replies of the service. */
  replies: readonly Reply[];
  /** Stored draft; null for none. */
  draft: OrderValues | null;
  /** The page's address. */
  path: string;
}

const account = sampleAccount();

const meta = {
  title: "Pages/Order form",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { replies: orderReplies(account), draft: null, path: "/passer-votre-annonce" },
  beforeEach: ({ args }) => {
    beginStory({ now: STORY_NOW, userId: account.user.id });
    if (args.draft !== null) storeDraft({ userId: account.user.id, form: "standard" }, args.draft);
  },
  render: ({ replies, path }, { globals }) => (
    <PageStory
      language={globals.language}
      path={path}
      route={path.includes("support-") ? "/passer-votre-annonce/:support" : path}
      replies={replies}
    >
      <OrderFormPage />
    </PageStory>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewOrder: Story = {};

export const PrintByTheLine: Story = { parameters: pagePictures, args: { draft: lineValues } };

export const PrintModular: Story = { args: { draft: { ...modularValues, canvasId: 4 } } };

/** The price of colour is legible in both schemes: black ink has an edge on a dark card. */
export const InksInTheDark: Story = {
  globals: { scheme: "dark" },
  args: { draft: { ...modularValues, canvasId: 4 } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("radio", { name: /^Noir/ }, { timeout: 5000 });
    const ink = await waitFor(() => {
      const found = canvasElement.querySelector("circle");
      if (found === null) throw new Error("No ink is shown.");
      return found;
    });
    const card = ink.closest("label");
    if (card === null) throw new Error("The ink stands on no card.");
    const edge = getComputedStyle(ink).stroke;
    await expect(edge).not.toBe(getComputedStyle(card).backgroundColor);
    await expect(edge).not.toBe(getComputedStyle(ink).fill);
  },
};

export const Digital: Story = {
  args: {
    path: "/passer-votre-annonce/support-4",
    draft: {
      ...lineValues,
      medium: "digital",
      supportId: 4,
      typeId: 3,
      format: "modular",
      webTitle: "Comptable à Rabat",
    },
  },
};

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

/** Missing fields are named in Arabic. */
export const MissingInArabic: Story = {
  globals: { language: "ar" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const order = await page.findByRole("button", { name: "الطلب والأداء" }, { timeout: 5000 });
    await userEvent.click(order);
    await expect(await page.findByRole("link", { name: /^الباب: / })).toBeVisible();
  },
};

export const TooManyLines: Story = {
  args: {
    draft: { ...lineValues, texts: { ...lineValues.texts, text: "Une ligne\n".repeat(95) } },
  },
};

export const AboveItsCeiling: Story = {
  args: {
    draft: lineValues,
    replies: orderReplies(
      sampleAccount({
        creditAccount: true,
        ceiling: { message: "Plafond de crédit dépassé", exceeded: true },
      }),
    ),
  },
};

export const Loading: Story = {
  args: { replies: [neverAnswer(readBusiness), ...orderReplies(account)] },
};

export const Unavailable: Story = {
  args: {
    replies: [
      refuse(readBusiness, 403, { code: "FORBIDDEN", message: "Ce compte est fermé." }),
      ...orderReplies(account),
    ],
  },
};

/** Escape closes the preview on a phone, also after a press inside it, and leaves the focus at its button. */
export const PreviewClosedByEscape: Story = {
  globals: { viewport: { value: "phone" } },
  args: { draft: lineValues },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const panel = within(await page.findByRole("complementary", { name: "Aperçu et prix" }));
    const toggle = panel.getByRole("button", { name: "Aperçu" });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(panel.getByRole("region", { name: "Prix" }));
    await userEvent.keyboard("{Escape}");
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(toggle).toHaveFocus();
  },
};

/** A text area that takes the focus under the price at the foot of a phone comes above it. */
export const FocusAboveThePrice: Story = {
  globals: { viewport: { value: "phone" } },
  args: { draft: lineValues },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const text = await page.findByRole("textbox", { name: "Texte de l’annonce" });
    const bar = await page.findByRole("complementary", { name: "Aperçu et prix" });
    const top = () => text.getBoundingClientRect().top;
    window.scrollBy({ top: top() - bar.getBoundingClientRect().top - 8, behavior: "instant" });
    text.focus();
    // The browser shows the row with the caret, which is the first.
    await waitFor(() => expect(top() + 24).toBeLessThan(bar.getBoundingClientRect().top));
  },
};
