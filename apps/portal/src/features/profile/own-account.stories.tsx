import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { accountReplies, STORY_NOW, STORY_USER } from "@parution/app/testing/samples.ts";
import { changeAddress, closeAccount } from "@parution/contract/own-account";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import { OwnAccount } from "./own-account.tsx";

const meta = {
  title: "Pages/Profile/Own account",
  tags: ["!autodocs"],
  args: { replies: [] },
  beforeEach: () => beginStory({ now: STORY_NOW, userId: STORY_USER }),
  render: ({ replies }, { globals }) => (
    <PageStory
      language={globals.language}
      path="/mes-annonces"
      replies={[...replies, ...accountReplies()]}
    >
      <OwnAccount />
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};
export const InArabic: Story = { globals: { language: "ar", support: "al-ofoq" } };

export const AddressAsked: Story = {
  args: { replies: [reply(changeAddress, () => ({ message: "Un message part." }))] },
  play: async ({ canvasElement }) => {
    const form = within(
      await within(canvasElement).findByRole("form", { name: "Adresse de connexion" }),
    );
    await userEvent.type(form.getByLabelText("Nouvelle adresse e-mail"), "nawal@exemple.ma");
    await userEvent.type(form.getByLabelText("Mot de passe actuel"), "un moulin");
    await userEvent.click(form.getByRole("button", { name: "Changer d’adresse" }));
    await expect(await form.findByText("Un message part.")).toBeVisible();
    await expect(form.getByLabelText("Nouvelle adresse e-mail")).toHaveValue("");
  },
};

const reason = "Il reste un solde : utilisez-le, ou demandez son remboursement.";

export const ClosingRefused: Story = {
  args: {
    replies: [refuse(closeAccount, 409, { code: "ACCOUNT_IN_USE", message: reason })],
  },
  play: async ({ canvasElement }) => {
    const form = within(
      await within(canvasElement).findByRole("form", { name: "Fermer mon compte" }),
    );
    await userEvent.type(form.getByLabelText("Mot de passe actuel"), "un moulin");
    await userEvent.click(form.getByRole("button", { name: "Fermer mon compte" }));
    await expect(await form.findByText(reason)).toBeVisible();
  },
};
