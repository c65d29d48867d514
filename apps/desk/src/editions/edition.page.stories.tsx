import { cutOff, neverAnswer, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import type { AnyCall } from "@parution/contract/call";
import {
  cancelEdition,
  changeEdition,
  readEdition,
  readEditionState,
  reportMissedAds,
} from "@parution/contract/editions";
import { readPrintedIssue } from "@parution/contract/printed-issues";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import type { EditionState } from "../shared/edition.data.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { formats, printedIssue } from "../testing/sample-issue.ts";
import { beginDesk, deskParameters, deskReplies, HOUR, NOW } from "../testing/samples.ts";
import { cancelled, closed, open, printed, resting } from "./sample-editions.ts";

const page = (...replies: readonly Reply[]) => [...replies, ...deskReplies("production")];
const shown = (edition: EditionState) => reply(readEditionState, () => edition);

const meta = {
  title: "Pages/Desk/Edition",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: { replies: page(shown(open)), day: open.day },
  beforeEach: beginDesk,
  render: ({ replies, day }, { globals }) => (
    <DeskStory language={globals.language} path={`/editions/1/${day}`} replies={replies} />
  ),
} satisfies Meta<{ replies: readonly Reply[]; day: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An open edition is closed before its time. */
export const Open: Story = {
  args: {
    replies: page(
      shown(open),
      reply(changeEdition, () => closed),
    ),
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement);
    await expect(await body.findByText("Ouverte")).toBeVisible();
    await body.findByRole("heading", { name: "Parution — mardi 24 novembre 2026" });
    await userEvent.click(body.getByRole("tab", { name: "À décider (2)" }));
    await expect(body.getByText("Avis de convocation")).toBeVisible();
    await userEvent.click(body.getByRole("button", { name: "Boucler" }));
    await expect(await body.findByText("Bouclée")).toBeVisible();
    await expect(body.getByRole("button", { name: "Rouvrir" })).toBeVisible();
  },
};

/** A newspaper's name in place of its number is an address that the desk has not. */
export const OfNoNewspaper: Story = {
  render: ({ replies, day }, { globals }) => (
    <DeskStory language={globals.language} path={`/editions/l-horizon/${day}`} replies={replies} />
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 1, name: "Page introuvable" });
  },
};

export const OpenArabic: Story = { globals: { language: "ar", scheme: "dark" } };

export const Closed: Story = {
  args: { replies: page(shown(closed)) },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement);
    await userEvent.click(await body.findByRole("tab", { name: "Non parues (1)" }));
    await expect(body.getByText(/^Le client choisit jusqu’au/)).toBeVisible();
  },
};

/** It was opened again after its time: it closes at the desk alone. */
export const OpenedAgain: Story = {
  args: { replies: page(shown({ ...open, version: 2, closesAt: NOW - HOUR })) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Bouclage manuel");
  },
};

/** Ads that are missing from the printed issue are chosen and reported. */
export const Printed: Story = {
  args: {
    day: printed.day,
    replies: page(
      shown(printed),
      reply(reportMissedAds, () => printed),
    ),
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement);
    await userEvent.click(await body.findByRole("checkbox", { name: "Choisir A00000802" }));
    await userEvent.click(body.getByRole("button", { name: "Signaler 1 annonce non parue" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByText("Remboursées"));
    const send = dialog.getByRole("button", { name: "Signaler" });
    await userEvent.click(send);
    const reason = dialog.getByLabelText("Motif en français");
    await waitFor(() => expect(reason).toHaveFocus());
    await expect(reason).toHaveAccessibleDescription("Ce champ est obligatoire.");
    await expect(dialog.getByLabelText("Motif en arabe")).toBeInvalid();
    await userEvent.type(reason, "Page perdue");
    await userEvent.type(dialog.getByLabelText("Motif en arabe"), "صفحة ضائعة");
    await userEvent.click(send);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const Cancelled: Story = {
  args: { replies: page(shown(cancelled)) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Panne de rotative");
  },
};

/** A day on which the newspaper does not appear has nothing to close, cancel or print. */
export const Resting: Story = {
  args: { replies: page(shown(resting)), day: resting.day },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement);
    await expect(await body.findByText("Pas de parution")).toBeVisible();
    await expect(body.getByText("Fête de l’Indépendance")).toBeVisible();
    await expect(body.queryByText("Ouverte")).toBeNull();
    await expect(body.queryByRole("button", { name: "Boucler" })).toBeNull();
    await expect(body.queryByRole("link", { name: "Journal imprimé" })).toBeNull();
  },
};

export const RestingArabic: Story = {
  args: { replies: page(shown(resting)), day: resting.day },
  globals: { language: "ar" },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("لا تصدر الجريدة");
  },
};

/** Nor does its address of the printed issue ask for a file. */
export const RestingIssue: Story = {
  args: {
    replies: page(
      reply(readPrintedIssue, () => ({ ...printedIssue(null), day: resting.day })),
      shown(resting),
      formats,
    ),
    day: `${resting.day}/journal`,
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement);
    await expect(await body.findByText("Pas de parution")).toBeVisible();
    await expect(body.getByText("Fête de l’Indépendance")).toBeVisible();
    await expect(body.queryByText("PDF de l’imprimeur")).toBeNull();
    await expect(body.queryByRole("link", { name: "Pages de l’édition" })).toBeNull();
  },
};

/** Answers of a newspaper that is published online, by whichever of its pages an edition is asked for. */
const digital = (call: AnyCall) =>
  refuse(call, 404, {
    code: "DIGITAL_NEWSPAPER",
    message: "Ce journal paraît en ligne : il n’a ni éditions ni numéro imprimé.",
  });

const digitalReplies = page(
  ...[digital(readEditionState), digital(readEdition), digital(readPrintedIssue), formats],
);

/** A digital newspaper's address of a printed issue says that it has none, and where its log stands. */
export const DigitalIssue: Story = {
  args: { replies: digitalReplies, day: "2026-11-24/journal" },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement);
    await expect(await body.findByText("Ce journal paraît en ligne")).toBeVisible();
    const link = body.getByRole("link", { name: "Vérifier une attestation" });
    await expect(link).toHaveAttribute("href", "/fr/verification");
    await expect(body.queryByRole("alert")).toBeNull();
  },
};

export const DigitalIssueArabic: Story = {
  args: { replies: digitalReplies, day: "2026-11-24/journal" },
  globals: { language: "ar", scheme: "dark" },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole("link", { name: "التحقق من شهادة" });
    await expect(link).toHaveAttribute("href", "/ar/verification");
  },
};

/** So do the addresses of its edition and of the pages of one. */
export const DigitalEdition: Story = {
  args: { replies: digitalReplies },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Ce journal paraît en ligne");
  },
};

export const DigitalPages: Story = {
  args: { replies: digitalReplies, day: "2026-11-24/pages" },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Ce journal paraît en ligne");
  },
};

/** The cancellation with its choice and reasons. */
export const Cancelling: Story = {
  args: {
    replies: page(
      shown(open),
      reply(cancelEdition, () => cancelled),
    ),
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement);
    await userEvent.click(await body.findByRole("button", { name: "Annuler l’édition" }));
    await expect(await screen.findByText(/^16 annonces payées sont concernées/)).toBeVisible();
  },
};

export const CancellingArabic: Story = {
  args: { replies: page(shown(open)) },
  globals: { language: "ar" },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement);
    await userEvent.click(await body.findByRole("button", { name: "إلغاء العدد" }));
    await screen.findByRole("dialog");
  },
};

/** Someone else closed it first. */
export const Overtaken: Story = {
  args: {
    replies: page(
      shown(open),
      refuse(changeEdition, 409, {
        code: "EDITION_CHANGED",
        message: "L’édition du 24/11/2026 est bouclée : relisez son état avant de continuer.",
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement);
    await userEvent.click(await body.findByRole("button", { name: "Boucler" }));
    await expect(await body.findByRole("alert")).toHaveTextContent("relisez son état");
  },
};

export const NothingIn: Story = {
  args: { replies: page(shown({ ...open, entered: [], unpaid: [], undecided: [] })) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Aucune annonce dans cette édition.");
  },
};

/** An address without a day that exists says so. */
export const NoSuchDay: Story = {
  args: { day: "2026-02-30" },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { name: "Page introuvable" });
  },
};

export const Loading: Story = { args: { replies: page(neverAnswer(readEditionState)) } };

export const CutOff: Story = {
  args: { replies: page(cutOff(readEditionState)) },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole("alert");
    await expect(alert).toHaveTextContent("L’édition ne peut pas être affichée");
  },
};
