import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { pagePictures } from "@parution/app/testing/pictures.ts";
import { neverAnswer, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { accountReplies, STORY_NOW, STORY_USER } from "@parution/app/testing/samples.ts";
import {
  downloadInvoices,
  downloadMonthlyInvoice,
  readMyInvoices,
} from "@parution/contract/invoices";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import { atDesk } from "../../../../../.storybook/viewports.ts";
import InvoicesPage from "./invoices.page.tsx";
import { noInvoices, sampleInvoices } from "./sample-invoices.ts";

const account = accountReplies({ creditAccount: true, convention: true });
const full = [reply(readMyInvoices, () => sampleInvoices), ...account];

const meta = {
  title: "Pages/My invoices",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { replies: full },
  beforeEach: () => beginStory({ now: STORY_NOW, userId: STORY_USER }),
  render: ({ replies }, { globals }) => (
    <PageStory language={globals.language} path="/mes-factures" replies={replies}>
      <InvoicesPage />
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { parameters: pagePictures };

export const Loading: Story = { args: { replies: [neverAnswer(readMyInvoices), ...account] } };

export const Failure: Story = {
  args: {
    replies: [
      refuse(readMyInvoices, 409, { code: "CLOSED", message: "Ce compte est fermé." }),
      ...account,
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Ce compte est fermé.");
  },
};

/** The filter is written to the address, and the service is asked for it, its days month first. */
export const Filtered: Story = {
  globals: atDesk,
  args: {
    replies: [
      reply(readMyInvoices, ({ searchParams }) =>
        searchParams.get("etat") === "2" && searchParams.get("date_debut") === "11/30/2026"
          ? noInvoices
          : sampleInvoices,
      ),
      ...account,
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("F2026-000019");
    // The parts of the days come with the pointer.
    await userEvent.hover(await page.findByRole("group", { name: /^Date d/ }));
    await userEvent.click(await page.findByRole("spinbutton", { name: /^jour, Du/ }));
    await userEvent.keyboard("30112026");
    await userEvent.selectOptions(page.getByLabelText("Document"), "Avoir");
    await userEvent.click(page.getByRole("button", { name: "Filtrer" }));
    await page.findByRole("cell", { name: "Aucune facture trouvée." });
    await userEvent.click(page.getByRole("link", { name: "Effacer les filtres" }));
    await page.findByText("F2026-000019");
  },
};

/** A month without invoices is reported in the dialog that asked for it. */
export const MonthWithoutInvoices: Story = {
  args: {
    replies: [
      refuse(downloadMonthlyInvoice, 404, {
        code: "NO_INVOICE",
        message: "Aucune facture pour ce mois.",
      }),
      ...full,
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Facture mensuelle" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.selectOptions(dialog.getByLabelText("Mois"), "octobre 2026");
    await userEvent.click(dialog.getByRole("button", { name: "Télécharger" }));
    await dialog.findByText("Aucune facture pour ce mois.");
  },
};

/** The debt is one figure; overdue invoices are marked in their rows. */
export const Outstanding: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^972,00/)).toBeVisible();
    await expect(page.getByText(/dont .?324,00 Dhs.? en retard/)).toBeVisible();
    const row = (await page.findByText("F2026-000014")).closest("tr");
    await expect(row).toHaveTextContent("31/10/2026");
    await expect(row).toHaveTextContent("En retard");
  },
};

/** A period with too many invoices for one archive is reported in the dialog that asked for it. */
export const PeriodWithTooManyInvoices: Story = {
  args: {
    replies: [
      refuse(downloadInvoices, 422, {
        code: "TOO_MANY_INVOICES",
        message: "Une archive contient 200 factures au plus.",
      }),
      ...full,
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Factures d’une période" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Effacer la période" }));
    await userEvent.click(dialog.getByRole("button", { name: "Télécharger" }));
    await dialog.findByText("Choisissez deux dates, la première avant la seconde");
    await userEvent.click(dialog.getByRole("button", { name: "Ouvrir le calendrier" }));
    await userEvent.click(await screen.findByRole("button", { name: "Cette année" }));
    await userEvent.click(dialog.getByRole("button", { name: "Télécharger" }));
    await dialog.findByText("Une archive contient 200 factures au plus.");
  },
};

/** An account without credit terms sees its packages. */
export const PackagesInstead: Story = {
  args: {
    replies: [
      refuse(readMyInvoices, 403, { code: "FORBIDDEN", message: "Action non permise." }),
      ...accountReplies(),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("/fr/mes-forfaits")).toBeVisible();
  },
};
