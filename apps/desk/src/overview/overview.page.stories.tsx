import { cutOff, neverAnswer, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { accountReplies } from "@parution/app/testing/samples.ts";
import type { CallAnswer } from "@parution/contract/call";
import { fileMail, readOverview, resendMail } from "@parution/contract/desk";
import { readDesk } from "@parution/contract/staff";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, DAY, deskParameters, deskReplies, HOUR, NOW } from "../testing/samples.ts";

type Overview = CallAnswer<typeof readOverview>;

const filled: Overview = {
  waiting: { total: 42, late: 3, dueToday: 11 },
  closings: [
    {
      ...{ supportId: 1, support: "Parution" },
      date: "2026-11-23",
      closesAt: NOW + 5 * HOUR,
      ...{ ads: 64, undecided: 9 },
    },
    {
      ...{ supportId: 2, support: "Al Ofoq" },
      ...{ date: "2026-11-24", closesAt: NOW + DAY, ads: 27, undecided: 0 },
    },
  ],
  issues: [
    { supportId: 1, support: "Parution", day: "2026-11-20", state: "checking" },
    { supportId: 2, support: "Al Ofoq", day: "2026-11-19", state: "failed" },
  ],
  mails: {
    total: 11,
    letters: [
      {
        ...{ id: 412, subject: "Votre commande C00000412", language: "fr" },
        ...{ recipient: "nadia@exemple.ma", failedAt: NOW - HOUR, mayHaveArrived: false },
        error: "never: 550 5.1.1 mailbox unavailable",
      },
      {
        ...{ id: 398, subject: "تم نشر إعلانكم", language: "ar", recipient: "omar@exemple.ma" },
        ...{ failedAt: NOW - DAY, error: "unsure: connection lost", mayHaveArrived: true },
      },
    ],
  },
  messages: { waiting: 4, late: 1 },
  errorReports: 2,
  missed: {
    total: 10,
    rows: [{ supportId: 1, support: "Parution", day: "2026-11-19", ads: 3 }],
  },
  failures: {
    total: 12,
    rows: [
      {
        ...{ job: "moderation", reference: "A00000398", attempts: 4, since: NOW - HOUR },
        ...{ error: "There is no letter ad-refused.", retryAt: NOW + HOUR },
      },
    ],
  },
  payments: [{ order: "C00000398", amount: 96_000, answeredAt: NOW - 2 * HOUR }],
  books: { day: "2026-11-20", discrepancies: 0 },
};

const none = { total: 0, rows: [] };

const calm: Overview = {
  waiting: { total: 0, late: 0, dueToday: 0 },
  ...{ closings: [], issues: [], mails: { total: 0, letters: [] }, payments: [], books: null },
  ...{ messages: { waiting: 0, late: 0 }, errorReports: 0, missed: none, failures: none },
};

const settled = new Set<number>();

function settleLetter(sent: unknown) {
  const { id } = (sent as { data: { id: number } }).data;
  settled.add(id);
  return { id };
}

const settledReplies = () => [
  reply(readOverview, () => {
    const letters = filled.mails?.letters.filter(({ id }) => !settled.has(id)) ?? [];
    return { ...calm, mails: { total: letters.length, letters } };
  }),
];

function beginUnsettled() {
  settled.clear();
  return beginDesk();
}

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
    await expect(page.getByText("Et 9 autres courriers, plus anciens.")).toBeVisible();
    await expect(page.getByText("A00000398")).toBeVisible();
    await expect(page.getByText("Et 11 autres échecs, plus récents.")).toBeVisible();
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
    const [closing, checking, failed] = [
      /Prochains bouclages/,
      /à confirmer/,
      /Journaux imprimés refusés/,
    ].map((name) => within(page.getByRole("table", { name })).getAllByRole("link")[0]);
    await expect(closing).toHaveAttribute("href", "/fr/editions/1/2026-11-23");
    await expect(checking).toHaveAttribute("href", "/fr/editions/1/2026-11-20/journal");
    await expect(failed).toHaveAttribute("href", "/fr/editions/2/2026-11-19/journal");
  },
};

export const Arabic: Story = { globals: { language: "ar", scheme: "dark" } };

/** Letters that were not delivered, sent again and filed one after the other. */
export const LettersSettled: Story = {
  args: {
    replies: [
      ...settledReplies(),
      reply(resendMail, (_, sent) => settleLetter(sent)),
      reply(fileMail, (_, sent) => settleLetter(sent)),
      ...deskReplies(),
    ],
  },
  beforeEach: beginUnsettled,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const table = within(await page.findByRole("table", { name: "Courriers non remis" }));
    const [first] = await table.findAllByRole("button", { name: "Renvoyer" });
    await userEvent.click(first as HTMLElement);
    const status = await page.findByText("Le courrier repart.");
    await expect(status).toHaveFocus();
    await waitFor(() => expect(page.queryByText("nadia@exemple.ma")).toBeNull());
    await userEvent.click(await page.findByRole("button", { name: "Classer" }));
    await page.findByText("Le courrier est classé.");
    await waitFor(() => expect(page.queryByText("omar@exemple.ma")).toBeNull());
  },
};

/** One action at a time: the button of the one under way says so, and others wait for its end. */
export const LetterUnderWay: Story = {
  args: {
    replies: [
      ...settledReplies(),
      neverAnswer(fileMail),
      reply(resendMail, (_, sent) => settleLetter(sent)),
      ...deskReplies(),
    ],
  },
  beforeEach: beginUnsettled,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [file] = await page.findAllByRole("button", { name: "Classer" });
    await userEvent.click(file as HTMLElement);
    await expect(await page.findByRole("button", { name: "Classement en cours" })).toBeVisible();
    await expect(page.queryByRole("button", { name: "Envoi en cours" })).toBeNull();
    for (const other of page.getAllByRole("button", { name: "Renvoyer" }))
      await userEvent.click(other);
    await expect(page.getByRole("button", { name: "Classement en cours" })).toBeVisible();
    await expect(settled.size).toBe(0);
  },
};

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
        ...{ code: "PASSWORD_CHANGE_REQUIRED", message: "Choisissez votre propre mot de passe." },
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
