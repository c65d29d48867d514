import {
  downloadInvoices,
  downloadMonthlyInvoice,
  readMyInvoices,
} from "@parution/contract/invoices";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import { beginStory } from "../../shared/page-story/begin.ts";
import { PageStory } from "../../shared/page-story/page-story.tsx";
import { pagePictures } from "../../shared/page-story/pictures.ts";
import { neverAnswer, type Reply, refuse, reply } from "../../shared/page-story/replies.ts";
import { accountReplies, STORY_NOW, STORY_USER } from "../../shared/page-story/samples.ts";
import InvoicesPage from "./invoices.page.tsx";
import { noInvoices, sampleInvoices } from "./testing/sample-invoices.ts";

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

/** What was asked for is in the address, which asks the service for it, its days month first. */
export const Filtered: Story = {
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
    await userEvent.type(page.getByLabelText("Émise dès le"), "2026-11-30");
    await userEvent.selectOptions(page.getByLabelText("Document"), "Avoir");
    await userEvent.click(page.getByRole("button", { name: "Filtrer" }));
    await page.findByRole("cell", { name: "Aucune facture trouvée." });
    await userEvent.click(page.getByRole("link", { name: "Effacer les filtres" }));
    await page.findByText("F2026-000019");
  },
};

/** What a month has no invoices of is told where it was asked for. */
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

/** What is owed stands in one figure, what is late says so in its row. */
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

/** A period that has too many invoices for one archive is told so where it was asked for. */
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
    await userEvent.clear(dialog.getByLabelText("Du"));
    await userEvent.click(dialog.getByRole("button", { name: "Télécharger" }));
    await dialog.findByText("Choisissez deux dates, la première avant la seconde");
    await userEvent.type(dialog.getByLabelText("Du"), "2026-01-01");
    await userEvent.click(dialog.getByRole("button", { name: "Télécharger" }));
    await dialog.findByText("Une archive contient 200 factures au plus.");
  },
};

/** An account that is not on term is shown its packages. */
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
