import { readCaptcha } from "@parution/contract/captcha";
import { verifyAd } from "@parution/contract/certificates";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { solvableCaptcha } from "../../shared/captcha/testing/solvable-captcha.ts";
import { beginStory } from "../../shared/page-story/begin.ts";
import { PageStory } from "../../shared/page-story/page-story.tsx";
import { pagePictures } from "../../shared/page-story/pictures.ts";
import { neverAnswer, type Reply, refuse, reply } from "../../shared/page-story/replies.ts";
import { STORY_NOW } from "../../shared/page-story/samples.ts";
import { sampleVerified } from "./testing/sample-verified.ts";
import VerificationPage from "./verification.page.tsx";

interface Args {
  path: string;
  replies: readonly Reply[];
}

const meta = {
  title: "Pages/Verification",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { path: "/verification/7F3A19C40B52E8D6", replies: [neverAnswer(readCaptcha)] },
  beforeEach: () => beginStory({ now: STORY_NOW }),
  render: ({ path, replies }, { globals }) => (
    <PageStory
      language={globals.language}
      path={path}
      route={path === "/verification" ? path : "/verification/:id"}
      replies={replies}
    >
      <VerificationPage />
    </PageStory>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  parameters: pagePictures,
  args: { path: "/verification", replies: [] },
};

export const WithoutCodeNorChallenge: Story = {
  args: { path: "/verification", replies: [] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Vérifier" }));
    await expect(page.getByLabelText("Code de vérification")).toHaveAccessibleDescription(
      "Saisissez le code de l’attestation",
    );
    await expect(
      page.getByRole("group", { name: "Vérification anti-robot" }),
    ).toHaveAccessibleDescription("Cochez la case de vérification");
    const code = page.getByLabelText("Code de vérification");
    await expect(code).toHaveFocus();
    await userEvent.type(code, "7F3A19C40B52E8D6{Enter}");
    await waitFor(() => expect(page.getByLabelText("Je ne suis pas un robot")).toHaveFocus());
  },
};

/** Threads begin late on a busy machine. */
const SOLVING = { timeout: 20_000 };

/** The code of the address is verified by itself; what was certified takes the focus. */
export const Authentic: Story = {
  args: { replies: [solvableCaptcha, reply(verifyAd, () => sampleVerified())] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const result = await page.findByRole(
      "region",
      { name: "Résultat de la vérification" },
      SOLVING,
    );
    await waitFor(() => expect(result).toHaveFocus());
    await expect(result).toHaveTextContent("Authentique");
    await expect(within(result).getByText("SOCIETE ATLAS NEGOCE", { exact: false })).toBeVisible();
    await expect(within(result).getByRole("button", { name: /Télécharger/ })).toBeEnabled();
  },
};

export const OutdatedInArabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    replies: [solvableCaptcha, reply(verifyAd, () => sampleVerified({ current: false }))],
  },
  play: async ({ canvasElement }) => {
    const result = await within(canvasElement).findByRole("region", {}, SOLVING);
    await expect(within(result).queryByRole("button")).toBeNull();
  },
};

const refusal = "Aucune attestation ne porte ce code. Vérifiez-le, puis réessayez.";

export const Refused: Story = {
  args: {
    replies: [
      solvableCaptcha,
      refuse(verifyAd, 404, { code: "VERIFICATION_FAIL", message: refusal }),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("alert", {}, SOLVING)).toHaveTextContent(refusal);
    await expect(page.getByLabelText("Code de vérification")).toHaveValue("7F3A19C40B52E8D6");
  },
};
