import { pagePictures } from "@parution/app/testing/pictures.ts";
import { refuse } from "@parution/app/testing/replies.ts";
import { solvableCaptcha } from "@parution/app/testing/solvable-captcha.ts";
import { verifyAd } from "@parution/contract/certificates";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import { publications, sampleCertificate } from "./sample-verified.ts";
import { type Args, SOLVING, verificationStories, verified } from "./verification-stories.tsx";

const meta = {
  title: "Pages/Verification",
  ...verificationStories,
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const resultIn = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole("region", {}, SOLVING);

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
    const code = page.getByLabelText(CODE);
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAccessibleDescription(
      "Saisissez le code de l’attestation ou la référence web",
    );
    await expect(
      page.getByRole("group", { name: "Vérification anti-robot" }),
    ).toHaveAccessibleDescription("Cochez la case de vérification");
    await userEvent.type(code, "7F3A19C40B52E8D6{Enter}");
    await waitFor(() => expect(page.getByLabelText("Je ne suis pas un robot")).toHaveFocus());
  },
};

/** The file has a tab of its own, which lists its missing fields; the code stays in the other tab. */
export const ByItsFile: Story = {
  args: { path: "/verification", replies: [] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText(CODE), "7F3A");
    await userEvent.click(page.getByRole("tab", { name: "Le PDF" }));
    const file = await page.findByLabelText(/^Attestation/);
    await userEvent.click(page.getByRole("button", { name: "Vérifier" }));
    await page.findByText("Choisissez le PDF de l’attestation");
    await waitFor(() => expect(file).toHaveFocus());
    await userEvent.click(page.getByRole("tab", { name: "Le PDF" }));
    await userEvent.keyboard("{ArrowLeft}");
    await expect(await page.findByLabelText(CODE)).toHaveValue("7F3A");
  },
};

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
    await expect(result).toHaveTextContent(/Référence papier.?BC-2026\/114/);
    await expect(result).toHaveTextContent(/Référence web.?A00000057/);
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

/** The day has come, and no record confirms the appearance. */
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

/** Found by its web reference: the data of its public page, without a certificate. */
export const OfAWebReference: Story = {
  args: {
    path: "/verification/A00000057",
    ...verified(
      publications.appeared,
      { key: null, certificate: null, advertiser: { name: null } },
      "A00000057",
    ),
  },
  play: async ({ canvasElement }) => {
    const result = await resultIn(canvasElement);
    await expect(result).toHaveTextContent("Annonce parue");
    await expect(within(result).queryByRole("article")).toBeNull();
    // The paper's reference is the web's own: it is shown once.
    await expect(within(result).getByText("Référence")).toBeVisible();
    await expect(within(result).getAllByText("A00000057")).toHaveLength(1);
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
