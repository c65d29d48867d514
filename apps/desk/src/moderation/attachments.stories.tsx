import { cutOff, type Reply, reply } from "@parution/app/testing/replies.ts";
import {
  claimAd,
  readModeratedAd,
  readModeratedFile,
  readModerationQueue,
  releaseAd,
} from "@parution/contract/moderation";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, deskParameters, deskReplies, NOW } from "../testing/samples.ts";
import { moderatedAd, queuedAds } from "./sample-ads.ts";

/** Requests for a file that fail before one is answered. */
let failing = 0;

const TEXT = "Procès-verbal de l’assemblée du 12 novembre";

/** A file that arrives once the network is back. */
const file: Reply = {
  ...reply(readModeratedFile, () => new File([TEXT], "pv.txt", { type: "text/plain" })),
  wire() {
    failing -= 1;
    if (failing >= 0) throw new TypeError("Failed to fetch");
    return new File([TEXT], "pv.txt", { type: "text/plain" });
  },
};

const replies: readonly Reply[] = [
  reply(readModerationQueue, () => ({ total: 1, ads: queuedAds.slice(0, 1), voided: [] })),
  reply(readModeratedAd, () => ({
    ...moderatedAd(queuedAds[0]?.id ?? 0),
    files: [
      { id: 7, name: "pv.txt", media: "text/plain", isPhoto: false },
      { id: 8, name: "statuts.docx", media: "application/msword", isPhoto: false },
    ],
  })),
  reply(claimAd, () => ({ until: NOW + 120_000 })),
  reply(releaseAd, () => ({ adId: 1 })),
  file,
  ...deskReplies("moderator"),
];

const meta = {
  title: "Pages/Desk/Moderation/Attachments",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: { replies },
  beforeEach: () => {
    failing = 1;
    return beginDesk();
  },
  render: ({ replies: all }, { globals }) => (
    <DeskStory language={globals.language} path="/moderation" replies={all} />
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A download that fails names its file, and succeeds when it is tried again. */
export const NotSaved: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const save = await page.findByRole("button", { name: "Enregistrer statuts.docx" });
    await userEvent.click(save);
    const alert = await page.findByRole("alert");
    await expect(alert).toHaveTextContent("statuts.docx n’est pas enregistré");
    await expect(alert).toHaveTextContent("La connexion est interrompue.");
    await userEvent.click(within(alert).getByRole("button", { name: "Réessayer" }));
    await waitFor(() => expect(page.queryByRole("alert")).toBeNull());
    await expect(save).toHaveFocus();
  },
};

/** The failure stays until the file arrives. */
export const NotSavedArabic: Story = {
  globals: { language: "ar" },
  args: { replies: [cutOff(readModeratedFile), ...replies] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [save] = await page.findAllByRole("button", { name: /statuts\.docx/ });
    await userEvent.click(save as HTMLElement);
    const alert = await page.findByRole("alert");
    const retry = within(alert).getByRole("button");
    await userEvent.click(retry);
    await expect(retry).toBeVisible();
  },
};

/** A file that could not be read is read again in its dialog, where saving fails and succeeds too. */
export const NotShown: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Voir pv.txt" }));
    const dialog = within(await within(document.body).findByRole("dialog"));
    await expect(await dialog.findByRole("alert")).toHaveTextContent(
      "Ce fichier ne peut pas être affiché",
    );
    await userEvent.click(dialog.getByRole("button", { name: "Réessayer" }));
    await expect(await dialog.findByText(TEXT)).toBeVisible();
    failing = 1;
    await userEvent.click(dialog.getByRole("button", { name: "Enregistrer" }));
    const alert = await dialog.findByRole("alert");
    await expect(alert).toHaveTextContent("pv.txt n’est pas enregistré");
    await userEvent.click(within(alert).getByRole("button", { name: "Réessayer" }));
    await waitFor(() => expect(dialog.queryByRole("alert")).toBeNull());
    await expect(dialog.getByRole("button", { name: "Enregistrer" })).toHaveFocus();
  },
};
