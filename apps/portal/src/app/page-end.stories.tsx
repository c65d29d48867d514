import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { reply } from "@parution/app/testing/replies.ts";
import { readHome, readMenu } from "@parution/contract/site";
import { Link } from "@parution/kit/link";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import OrderFormPage from "../features/order-form/order-form.page.tsx";
import { lineValues, sampleAccount, storeDraft } from "../features/order-form/sample-order.ts";
import { orderReplies, STORY_NOW } from "../features/order-form/story-replies.ts";
import { DirectoryScope } from "../shared/support/directory.tsx";
import { sampleHome } from "../shared/support/sample-home.ts";
import { PageEnd } from "./page-end.tsx";

const account = sampleAccount();
const menu = reply(readMenu, () => ({ headings: [], account: [] }));

const meta = {
  title: "Pages/Frame/Way back to the top",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: () => {
    beginStory({ now: STORY_NOW, userId: account.user.id });
    storeDraft({ userId: account.user.id, form: "standard" }, lineValues);
  },
  render: (_, { globals }) => (
    <PageStory
      language={globals.language}
      path="/passer-votre-annonce"
      replies={[menu, ...orderReplies(account)]}
    >
      <div className="relative">
        <OrderFormPage />
        <PageEnd />
      </div>
    </PageStory>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Far down an order form the button stands beside the price, never over it, and leads back to the top. */
export const BesideThePrice: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const panel = await page.findByRole("complementary", { name: "Aperçu et prix" });
    await page.findByRole("textbox", { name: "Texte de l’annonce" }, { timeout: 5000 });
    window.scrollTo({ top: 900, behavior: "instant" });
    const button = await page.findByRole("button", { name: "Revenir en haut" });
    expect(overlap(button.getBoundingClientRect(), panel.getBoundingClientRect())).toBe(false);
    await userEvent.click(button);
    await waitFor(() => expect(window.scrollY).toBe(0));
    await waitFor(() => expect(page.queryByRole("button", { name: "Revenir en haut" })).toBeNull());
  },
};

export const BesideThePriceInArabic: Story = {
  globals: { language: "ar" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const panel = await page.findByRole("complementary", { name: "المعاينة والثمن" });
    window.scrollTo({ top: 900, behavior: "instant" });
    const button = await page.findByRole("button", { name: "العودة إلى الأعلى" });
    expect(overlap(button.getBoundingClientRect(), panel.getBoundingClientRect())).toBe(false);
  },
};

/**
 * The button stands, on a phone, above the bar with the total, and passes under it where the end of the page
 * pushes the bar up.
 */
export const AboveThePriceOnAPhone: Story = {
  ...BesideThePrice,
  globals: { viewport: { value: "phone" } },
  play: async (context) => {
    await BesideThePrice.play?.(context);
    const page = within(context.canvasElement);
    const panel = page.getByRole("complementary", { name: "Aperçu et prix" });
    window.scrollTo({ top: 900, behavior: "instant" });
    const button = await page.findByRole("button", { name: "Revenir en haut" });
    const { bottom } = (panel.parentElement ?? panel).getBoundingClientRect();
    window.scrollBy({ top: bottom - window.innerHeight + 80, behavior: "instant" });
    const [way, bar] = [button.getBoundingClientRect(), panel.getBoundingClientRect()];
    expect(overlap(way, bar)).toBe(true);
    const middle = (Math.max(way.top, bar.top) + Math.min(way.bottom, bar.bottom)) / 2;
    const top = document.elementFromPoint((way.left + way.right) / 2, middle);
    expect(panel.contains(top)).toBe(true);
    button.focus({ preventScroll: true, focusVisible: true });
    const place = document.elementFromPoint((way.left + way.right) / 2, middle);
    expect(button.contains(place)).toBe(true);
  },
};

const own = { id: 7, label: "Rubrique du journal", slug: "rubrique-du-journal", adCount: 1 };
const home = reply(readHome, ({ searchParams }) =>
  searchParams.get("support_id") === null ? sampleHome : { ...sampleHome, headings: [own] },
);

/** The footer leads to the headings of the newspaper in the address, and to those of all once it is left. */
export const HeadingsOfTheNewspaper: Story = {
  render: (_, { globals }) => (
    <PageStory
      language={globals.language}
      path="/l-horizon/annonces"
      route="*"
      replies={[menu, home]}
    >
      <DirectoryScope>
        <Link href="/fr/annonces">Tous les journaux</Link>
        <PageEnd />
      </DirectoryScope>
    </PageStory>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("link", { name: own.label });
    await userEvent.click(page.getByRole("link", { name: "Tous les journaux" }));
    await page.findByRole("link", { name: "Annonces légales" });
    await expect(page.queryByRole("link", { name: own.label })).toBeNull();
  },
};
