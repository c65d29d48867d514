import { readCaptcha } from "@parution/contract/captcha";
import { verifyAd } from "@parution/contract/certificates";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import { solvableCaptcha } from "../../shared/captcha/testing/solvable-captcha.ts";
import { beginStory } from "../../shared/page-story/begin.ts";
import { PageStory } from "../../shared/page-story/page-story.tsx";
import { pagePictures } from "../../shared/page-story/pictures.ts";
import { neverAnswer, type Reply, refuse, reply } from "../../shared/page-story/replies.ts";
import { STORY_NOW } from "../../shared/page-story/samples.ts";
import { publications, sampleCertificate, sampleVerified } from "./testing/sample-verified.ts";
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

const CODE = "Code de vérification ou référence web";

export const Empty: Story = {
  parameters: pagePictures,
  args: { path: "/verification", replies: [] },
};

export const WithoutCodeNorChallenge: Story = {
  args: { path: "/verification", replies: [] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Vérifier" }));
    await expect(page.getByLabelText(CODE)).toHaveAccessibleDescription(
      "Saisissez le code de l’attestation ou la référence web",
    );
    await expect(
      page.getByRole("group", { name: "Vérification anti-robot" }),
    ).toHaveAccessibleDescription("Cochez la case de vérification");
    const code = page.getByLabelText(CODE);
    await expect(code).toHaveFocus();
    await userEvent.type(code, "7F3A19C40B52E8D6{Enter}");
    await waitFor(() => expect(page.getByLabelText("Je ne suis pas un robot")).toHaveFocus());
  },
};

/** Threads begin late on a busy machine. */
const SOLVING = { timeout: 20_000 };

const verified = (...sample: Parameters<typeof sampleVerified>): Partial<Args> => ({
  replies: [solvableCaptcha, reply(verifyAd, () => sampleVerified(...sample))],
});

const resultIn = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole("region", {}, SOLVING);

/** The code of the address is verified by itself; the result takes the focus. */
export const Appeared: Story = {
  args: verified(publications.appeared, {
    certificate: sampleCertificate({ kind: "publication" }),
  }),
  play: async ({ canvasElement }) => {
    const result = await resultIn(canvasElement);
    await waitFor(() => expect(result).toHaveFocus());
    await expect(result).toHaveTextContent("Annonce parue");
    await expect(result).toHaveTextContent("Attestation de parution");
    await expect(within(result).getByText("SOCIETE ATLAS NEGOCE", { exact: false })).toBeVisible();
    await expect(result).toHaveTextContent("Comparez ce texte avec votre document");
    await expect(within(result).getByRole("button", { name: /Télécharger/ })).toBeEnabled();
  },
};

export const AppearedInPart: Story = {
  args: verified(publications.partly, { certificate: sampleCertificate({ kind: "publication" }) }),
  play: async ({ canvasElement }) => {
    const result = await resultIn(canvasElement);
    await expect(result).toHaveTextContent("Annonce parue en partie");
  },
};

export const Planned: Story = {
  args: verified(publications.planned),
  play: async ({ canvasElement }) => {
    const result = await resultIn(canvasElement);
    await expect(result).toHaveTextContent("Prévue, pas encore parue");
    await expect(result).toHaveTextContent("Attestation d’insertion");
    await expect(result).not.toHaveTextContent("Annonce parue");
  },
};

/** The day has come, and no record says that the ad appeared. */
export const Unconfirmed: Story = {
  args: verified(publications.unconfirmed),
  play: async ({ canvasElement }) => {
    const result = await resultIn(canvasElement);
    await expect(result).toHaveTextContent(/Prévue le .?03\/11\/2026.?, non signalée manquante/);
    await expect(result).not.toHaveTextContent("Annonce parue");
  },
};

export const Withdrawn: Story = {
  args: verified(publications.withdrawn, {
    certificate: sampleCertificate({ current: false, downloadable: false }),
  }),
  play: async ({ canvasElement }) => {
    const result = await resultIn(canvasElement);
    await expect(result).toHaveTextContent("Annonce retirée");
    await expect(result).not.toHaveTextContent("Document authentique");
    await expect(within(result).queryByRole("button")).toBeNull();
  },
};

export const ReplacedInArabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: verified(publications.replaced, {
    certificate: sampleCertificate({ current: false, downloadable: false }),
  }),
  play: async ({ canvasElement }) => {
    const result = await resultIn(canvasElement);
    await expect(within(result).queryByRole("button")).toBeNull();
  },
};

export const PlannedInArabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: verified(publications.unconfirmed),
  play: async ({ canvasElement }) => {
    await expect(await resultIn(canvasElement)).toHaveTextContent("03/11/2026");
  },
};

export const NotGenuine: Story = {
  args: verified(publications.planned, {
    certificate: sampleCertificate({ genuine: false, downloadable: false }),
  }),
  play: async ({ canvasElement }) => {
    const result = await resultIn(canvasElement);
    await expect(result).toHaveTextContent("Non authentique");
    await expect(result).not.toHaveTextContent("Prévue le");
  },
};

/** Found by its web reference: what its public page says, without a certificate. */
export const OfAWebReference: Story = {
  args: {
    path: "/verification/A00000057",
    ...verified(publications.appeared, {
      key: null,
      certificate: null,
      advertiser: { name: null },
    }),
  },
  play: async ({ canvasElement }) => {
    const result = await resultIn(canvasElement);
    await expect(result).toHaveTextContent("Annonce parue");
    await expect(within(result).queryByRole("article")).toBeNull();
  },
};

const refusal =
  "Aucune attestation ne porte ce code, aucune annonce en ligne cette référence. Vérifiez la saisie, puis réessayez.";

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
    await expect(page.getByLabelText(CODE)).toHaveValue("7F3A19C40B52E8D6");
  },
};
