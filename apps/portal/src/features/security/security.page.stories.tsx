import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { accountReplies, STORY_NOW, STORY_USER } from "@parution/app/testing/samples.ts";
import { confirmAuthenticator, readFactors, startAuthenticator } from "@parution/contract/factors";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import SecurityPage from "./security.page.tsx";

const now = Date.parse(STORY_NOW);
const DAY = 24 * 60 * 60 * 1000;
const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

const bare = reply(readFactors, () => ({
  ...{ passwordChangedAt: null, authenticatorSince: null, passkeys: [], recoveryCodesLeft: 0 },
  isPasswordFresh: false,
}));
const guarded = reply(readFactors, () => ({
  passwordChangedAt: now - 40 * DAY,
  authenticatorSince: now - 12 * DAY,
  passkeys: [
    { id: 1, name: "Téléphone de Salma", addedAt: now - 12 * DAY, usedAt: now - DAY },
    { id: 2, name: "Clé USB", addedAt: now - 3 * DAY, usedAt: null },
  ],
  recoveryCodesLeft: 9,
  isPasswordFresh: false,
}));
const started = reply(startAuthenticator, () => ({
  ...{ key: secret, uri: `otpauth://totp/Parution:salma?secret=${secret}&issuer=Parution` },
}));
const codes = Array.from({ length: 10 }, (_, n) => `abcd-efgh-jkmn-pqrs-tuvw-xyz${n}`);

const meta = {
  title: "Pages/Security",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { replies: [guarded] },
  beforeEach: () => beginStory({ now: STORY_NOW, userId: STORY_USER }),
  render: ({ replies }, { globals }) => (
    <PageStory
      language={globals.language}
      path="/securite"
      replies={[...replies, ...accountReplies()]}
    >
      <SecurityPage />
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guarded: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Téléphone de Salma");
    await expect(page.getByText("Codes restants : 9")).toBeVisible();
  },
};
export const InArabic: Story = { globals: { language: "ar", support: "al-ofoq" } };
export const Bare: Story = { args: { replies: [bare] } };

async function setUp(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole("button", { name: "Configurer" }));
  await userEvent.type(page.getByLabelText("Votre mot de passe"), "un moulin");
  await userEvent.click(page.getByRole("button", { name: "Continuer" }));
  await page.findByRole("img", { name: "QR code à lire avec votre application" });
  await userEvent.type(page.getByLabelText("Code de l’application"), "123456");
  await userEvent.click(page.getByRole("button", { name: "Activer" }));
  return page;
}

/** Recovery codes come with the first factor. */
export const CodesShown: Story = {
  args: { replies: [bare, started, reply(confirmAuthenticator, () => ({ codes }))] },
  play: async ({ canvasElement }) => {
    const page = await setUp(canvasElement);
    const shown = await page.findByRole("region", { name: "Vos codes de secours" });
    await expect(within(shown).getAllByRole("listitem")).toHaveLength(10);
  },
};

export const CodeWrong: Story = {
  args: {
    replies: [
      bare,
      started,
      refuse(confirmAuthenticator, 422, {
        ...{ code: "INVALID", message: "Certains champs sont à corriger." },
        errors: { code: ["Ce code n’est pas valable."] },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = await setUp(canvasElement);
    await page.findByText("Ce code n’est pas valable.");
    await expect(page.getByLabelText("Code de l’application")).toHaveFocus();
  },
};
