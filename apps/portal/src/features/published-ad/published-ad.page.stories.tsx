import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { pagePictures } from "@parution/app/testing/pictures.ts";
import { neverAnswer, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { STORY_NOW } from "@parution/app/testing/samples.ts";
import { contactAdvertiser, readPublishedAd } from "@parution/contract/listing";
import { readHome } from "@parution/contract/site";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import { DirectoryScope } from "../../shared/support/directory.tsx";
import { sampleHome } from "../../shared/support/sample-home.ts";
import PublishedAdPage from "./published-ad.page.tsx";
import { confidentialAd, samplePublishedAd } from "./sample-published-ad.ts";

const home = reply(readHome, () => sampleHome);
const shown = [reply(readPublishedAd, () => samplePublishedAd), home];

const meta = {
  title: "Pages/Published ad",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { replies: shown },
  beforeEach: () => beginStory({ now: STORY_NOW }),
  render: ({ replies }, { globals }) => (
    <PageStory
      language={globals.language}
      path="/annonce/immobilier-vente/appartement-gauthier/13"
      route="/annonce/:heading/:slug/:id"
      replies={replies}
    >
      <DirectoryScope>
        <PublishedAdPage />
      </DirectoryScope>
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPhotos: Story = { parameters: pagePictures };

/** A confidential advertiser is not named, and can still be written to. */
export const InConfidence: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: { replies: [reply(readPublishedAd, () => confidentialAd), home] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("معلن لم يكشف عن هويته");
    await expect(page.getByRole("button", { name: "مراسلة المعلن" })).toBeEnabled();
  },
};

/** Groups of a telephone number with hyphens, which Arabic words beside them would turn round, are kept in their order. */
export const PhoneBetweenArabicWords: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    replies: [
      reply(readPublishedAd, () => ({
        ...confidentialAd,
        webContent: "الهاتف 0522-00-11-22 كل يوم",
      })),
      home,
    ],
  },
  play: async ({ canvasElement }) => {
    const text = await within(canvasElement).findByText(/كل يوم/);
    const [first, last] = ["0522", "22 "].map((digits) => leftOf(text, digits));
    await expect(first).toBeLessThan(last ?? 0);
  },
};

/** Distance of the first of some characters from the window's left side, in pixels. */
function leftOf(text: HTMLElement, characters: string): number {
  const node = text.firstChild as Text;
  const range = new Range();
  const start = node.data.indexOf(characters);
  range.setStart(node, start);
  range.setEnd(node, start + 2);
  return range.getBoundingClientRect().left;
}

export const Loading: Story = { args: { replies: [neverAnswer(readPublishedAd), home] } };

/** Faults are reported before anything is sent; success shows the server's message. */
export const WritingToTheAdvertiser: Story = {
  args: {
    replies: [
      ...shown,
      reply(contactAdvertiser, () => ({ message: "Votre message est transmis à l’annonceur." })),
    ],
  },
  play: async ({ canvasElement }) => {
    const open = await within(canvasElement).findByRole("button", {
      name: "Contacter l’annonceur",
    });
    await userEvent.click(open);
    const form = within(await screen.findByRole("dialog", { name: "Contacter l’annonceur" }));
    const send = form.getByRole("button", { name: "Envoyer le message" });
    const email = form.getByRole("textbox", { name: /adresse e-mail/ });
    await userEvent.type(email, "lina@");
    await userEvent.click(send);
    await form.findByText("Email invalide");
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.type(email, "exemple.ma");
    await userEvent.type(form.getByRole("textbox", { name: /Objet/ }), "Visite");
    await userEvent.type(form.getByRole("textbox", { name: /Message/ }), "Est-il libre ?");
    await userEvent.click(send);
    await expect(await form.findByRole("status")).toHaveTextContent(
      "Votre message est transmis à l’annonceur.",
    );
  },
};

/** The server asks for a captcha from the second message on. */
export const Challenged: Story = {
  args: {
    replies: [
      ...shown,
      refuse(contactAdvertiser, 422, {
        code: "CAPTCHA",
        message: "Confirmez que vous n’êtes pas un robot.",
        errors: { altcha: ["Confirmez que vous n’êtes pas un robot."] },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const open = await within(canvasElement).findByRole("button", {
      name: "Contacter l’annonceur",
    });
    await userEvent.click(open);
    const form = within(await screen.findByRole("dialog"));
    await expect(form.queryByRole("checkbox")).toBeNull();
    await userEvent.type(form.getByRole("textbox", { name: /adresse e-mail/ }), "lina@exemple.ma");
    await userEvent.type(form.getByRole("textbox", { name: /Objet/ }), "Visite");
    await userEvent.type(form.getByRole("textbox", { name: /Message/ }), "Bonjour");
    await userEvent.click(form.getByRole("button", { name: "Envoyer le message" }));
    await form.findByText("Confirmez que vous n’êtes pas un robot.");
    await expect(form.getByRole("checkbox", { name: "Je ne suis pas un robot" })).toBeVisible();
  },
};

export const NotThere: Story = {
  args: {
    replies: [
      refuse(readPublishedAd, 404, { code: "NOT_FOUND", message: "Annonce introuvable." }),
      home,
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("/fr/404");
  },
};
