import { cutOff, neverAnswer, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { accountReplies } from "@parution/app/testing/samples.ts";
import { readOverview } from "@parution/contract/desk";
import { readDesk } from "@parution/contract/staff";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, deskParameters, deskReplies } from "../testing/samples.ts";
import { calm, filled } from "./sample-overview.ts";

const meta = {
  title: "Pages/Desk/Overview",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: { replies: [reply(readOverview, () => filled), ...deskReplies()] },
  beforeEach: beginDesk,
  render: ({ replies }, { globals }) => (
    <DeskStory language={globals.language} path="/" replies={replies} />
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { level: 1, name: "Aujourd’hui" });
    await expect(await page.findByText("42")).toBeVisible();
    await expect(page.getByText(/550 5.1.1 mailbox unavailable/)).toBeVisible();
    await expect(page.getByText("Et 9 autres e-mails, plus anciens.")).toBeVisible();
    await expect(page.getByText("A00000398")).toBeVisible();
    await expect(page.getByText("Et 10 autres échecs, plus récents.")).toBeVisible();
    await expect(page.getByText("Et 9 autres éditions, plus anciennes.")).toBeVisible();
    const [messages, errors] = [
      page.getAllByRole("link", { name: "En tout" })[1],
      "Erreurs signalées",
    ];
    await expect(messages).toHaveAttribute("href", "/fr/messages?etat=waiting");
    await expect(page.getAllByRole("link", { name: errors }).at(-1)).toHaveAttribute(
      "href",
      "/fr/erreurs",
    );
    const [closing, checking, failed, unkept] = [
      /Prochains bouclages/,
      /à confirmer/,
      /Journaux imprimés refusés/,
      /Travaux que le programme/,
    ].map((name) => within(page.getByRole("table", { name })).getAllByRole("link")[0]);
    // Opened again after its closing, and first therefore.
    await expect(closing).toHaveAttribute("href", "/fr/editions/3/2026-11-20");
    await expect(page.getByText("Rouverte")).toBeVisible();
    await expect(checking).toHaveAttribute("href", "/fr/editions/1/2026-11-20/journal");
    await expect(failed).toHaveAttribute("href", "/fr/editions/2/2026-11-19/journal");
    await expect(unkept).toHaveAttribute("href", "/fr/editions/2/2026-11-19");
    await expect(unkept).toHaveAccessibleName("Al Ofoq · jeudi 19 novembre");
  },
};

export const Arabic: Story = { globals: { language: "ar", scheme: "dark" } };

export const NothingWaits: Story = {
  args: { replies: [reply(readOverview, () => calm), ...deskReplies()] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Rien à signaler.")).toBeVisible();
  },
};

export const Loading: Story = { args: { replies: [neverAnswer(readOverview), ...deskReplies()] } };

export const CutOff: Story = {
  args: { replies: [cutOff(readOverview), ...deskReplies()] },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole("alert");
    await expect(alert).toHaveTextContent("L’accueil ne peut pas être affiché");
  },
};

/** A user without a role at the desk, with the ways on. */
export const WithoutARole: Story = {
  args: {
    replies: [
      refuse(readDesk, 404, { code: "NOT_FOUND", message: "Introuvable." }),
      ...accountReplies(),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "Ce compte n’a pas accès au bureau" });
    await expect(page.getByRole("button", { name: "Se déconnecter" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Aller au site" })).toHaveAttribute("href", "/");
  },
};

/** A page that another role opens says so, without its own buttons. */
export const NotOfThisRole: Story = {
  render: (_, { globals }) => (
    <DeskStory language={globals.language} path="/tarifs" replies={deskReplies("moderator")} />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Votre rôle ne donne pas accès à cette page");
    await expect(page.queryByRole("button", { name: "Nouvelle grille" })).toBeNull();
    await expect(page.getByRole("link", { name: "Aller à l’accueil" })).toBeVisible();
  },
};

/** An address of no page says so, in the document's title too, with the way back. */
export const UnknownAddress: Story = {
  render: (_, { globals }) => (
    <DeskStory language={globals.language} path="/rien/ici" replies={deskReplies()} />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { level: 1, name: "Page introuvable" });
    await waitFor(() => expect(document.title).toMatch(/^Page introuvable/));
    await expect(page.getByRole("link", { name: "Aller à l’accueil" })).toBeVisible();
  },
};

export const UnknownAddressArabic: Story = {
  ...UnknownAddress,
  globals: { language: "ar" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { level: 1, name: "الصفحة غير موجودة" });
  },
};

/** A first password opens nothing yet: the user is led to where it is changed. */
export const FirstPassword: Story = {
  args: {
    replies: [
      refuse(readDesk, 403, {
        code: "PASSWORD_CHANGE_REQUIRED",
        message: "Choisissez votre propre mot de passe.",
      }),
      ...accountReplies(),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "Choisissez votre propre mot de passe" });
    await expect(page.getByRole("link", { name: "Choisir un mot de passe" })).toBeVisible();
    await expect(page.queryByRole("alert")).toBeNull();
  },
};
