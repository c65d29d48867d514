import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { pagePictures } from "@parution/app/testing/pictures.ts";
import { cutOff, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { accountReplies, STORY_NOW, STORY_USER } from "@parution/app/testing/samples.ts";
import { readCities } from "@parution/contract/catalogue";
import { updateUser } from "@parution/contract/session";
import { readCurrentTeam, readMemberOrders } from "@parution/contract/team";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import { atDesk } from "../../../../../.storybook/viewports.ts";
import MemberPage from "./member.page.tsx";
import { memberOrders, noOrders } from "./sample-orders.ts";
import { sampleCities, sampleMember } from "./sample-team.ts";

const account = [reply(readCities, () => sampleCities), ...accountReplies()];
const member = reply(readCurrentTeam, () => [sampleMember]);
const orders = reply(readMemberOrders, (url) =>
  url.searchParams.get("statut") === "4" ? noOrders : memberOrders,
);

const meta = {
  title: "Pages/Member",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { replies: [member, orders, ...account] },
  beforeEach: () => beginStory({ now: STORY_NOW, userId: STORY_USER }),
  render: ({ replies }, { globals }) => (
    <PageStory
      language={globals.language}
      path="/mon-equipe/membre/21"
      route="/mon-equipe/membre/:id"
      replies={replies}
    >
      <MemberPage />
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { parameters: pagePictures };

/** The filter is sent to the service. */
export const Filtered: Story = {
  globals: atDesk,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("C00000501");
    await userEvent.selectOptions(page.getByLabelText("Statut"), "Annulée");
    await userEvent.click(page.getByRole("button", { name: "Filtrer" }));
    await page.findByRole("cell", { name: "Aucune commande trouvée." });
  },
};

export const NotThere: Story = {
  args: {
    replies: [
      refuse(readCurrentTeam, 404, { code: "NOT_FOUND", message: "Membre introuvable." }),
      ...account,
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("/fr/404");
  },
};

export const OrdersOutOfReach: Story = {
  args: { replies: [member, cutOff(readMemberOrders), ...account] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Les commandes ne peuvent pas être affichées");
    await expect(page.getByRole("button", { name: "Réessayer" })).toBeEnabled();
  },
};

/** Closing asks for confirmation after a change, and only then. */
export const LeavingAsksOnceSomethingIsTyped: Story = {
  args: { replies: [member, orders, ...account] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Modifier" }));
    await userEvent.click(await screen.findByRole("button", { name: "Annuler" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(page.getByRole("button", { name: "Modifier" }));
    await userEvent.type(await screen.findByLabelText("Fonction"), " en chef");
    await userEvent.keyboard("{Escape}");
    const question = await screen.findByRole("alertdialog", {
      name: /^Quitter sans enregistrer\s\?$/,
    });
    await userEvent.click(within(question).getByRole("button", { name: "Continuer à modifier" }));
    await expect(await screen.findByLabelText("Fonction")).toHaveDisplayValue(/ en chef$/);
    await userEvent.click(screen.getByRole("button", { name: "Annuler" }));
    await userEvent.click(await screen.findByRole("button", { name: "Quitter sans enregistrer" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** The server's refusal is under its field. */
export const EditRefused: Story = {
  args: {
    replies: [
      refuse(updateUser, 422, {
        code: "INVALID",
        message: "Certains champs sont à corriger.",
        errors: { telephone: ["Ce numéro n’existe pas."] },
      }),
      member,
      orders,
      ...account,
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Modifier" }));
    const popup = within(await screen.findByRole("dialog"));
    await expect(await popup.findByLabelText("Adresse e-mail")).toHaveAttribute("readonly");
    await userEvent.click(popup.getByRole("button", { name: "Enregistrer" }));
    await popup.findByText("Ce numéro n’existe pas.");
    await waitFor(() => expect(popup.getByLabelText("Téléphone")).toHaveFocus());
    await expect(popup.getByLabelText("Téléphone")).toHaveAccessibleDescription(
      "Ce numéro n’existe pas.",
    );
  },
};
