import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import {
  ISSUE,
  proofs,
  publications,
  sampleCertificate,
  webLog,
  withdrawals,
} from "./sample-verified.ts";
import { type Args, SOLVING, verificationStories, verified } from "./verification-stories.tsx";

const meta = {
  title: "Pages/Verification/Proofs",
  ...verificationStories,
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const resultIn = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole("region", {}, SOLVING);

/** Found in the printed issue: pages, the file of the issue, the PDF's signature and timestamp, the certificate before. */
export const ProvenInPrint: Story = {
  args: verified(publications.appeared, {
    certificate: sampleCertificate({ kind: "publication", ...proofs }),
  }),
  play: async ({ canvasElement }) => {
    const result = await resultIn(canvasElement);
    await expect(result).toHaveTextContent(/03\/11\/2026.?, page .?14/);
    await expect(result).toHaveTextContent(/pages .?12 et 13.?, constatée par une personne/);
    await expect(result).toHaveTextContent(ISSUE);
    await expect(result).toHaveTextContent(/Texte imprimé : SOCIETE ATLAS .* à 11 h/);
    await expect(result).toHaveTextContent(
      /Signature du PDF\s*L’Horizon SA\s*PAdES B-T, horodatée/,
    );
    await expect(result).toHaveTextContent("Autorité d’horodatage de démonstration");
    await expect(result).toHaveTextContent(/Attestation d’insertion · .?30\/10\/2026/);
    const token = within(result).getByRole("link", { name: "Télécharger le jeton (.der)" });
    await expect(token).toHaveAttribute("href", expect.stringMatching(/;base64,MIIC$/));
    await expect(token).toHaveAttribute("download", expect.stringMatching(/\.der$/));
  },
};

/** The authority did not answer while the file was signed. */
export const SignedWithoutTimestamp: Story = {
  args: verified(publications.appeared, {
    certificate: sampleCertificate({
      kind: "publication",
      pdfSignature: { signer: "L’Horizon SA", level: "B-B" },
    }),
  }),
  play: async ({ canvasElement }) => {
    await expect(await resultIn(canvasElement)).toHaveTextContent("PAdES B-B");
  },
};

export const ProvenInPrintInArabic: Story = {
  ...ProvenInPrint,
  globals: { language: "ar", support: "al-ofoq" },
  play: async ({ canvasElement }) => {
    const result = await resultIn(canvasElement);
    await expect(result).toHaveTextContent(ISSUE);
    await expect(result).toHaveTextContent("04/11/2026 10:12");
  },
};

/** A digital newspaper: the website's log names when and with which content the ad was served. */
export const ProvenOnTheWeb: Story = {
  args: verified(
    { ...publications.appeared, rule: "web" },
    { certificate: sampleCertificate({ kind: "publication", web: [...webLog] }) },
  ),
  play: async ({ canvasElement }) => {
    const result = await resultIn(canvasElement);
    await expect(result).toHaveTextContent("En ligne depuis le");
    await expect(result).toHaveTextContent("Hors ligne depuis le");
    await expect(result).toHaveTextContent("/fr/annonce/constitution/atlas-negoce/57");
  },
};

/** The newspaper keeps its printed issues, and that of the day is not recorded yet. */
export const NotRecordedYet: Story = {
  args: verified(publications.notRecorded),
  play: async ({ canvasElement }) => {
    const result = await resultIn(canvasElement);
    await expect(result).toHaveTextContent(/03\/11\/2026.?, numéro imprimé pas encore constaté/);
    await expect(result).not.toHaveTextContent("non signalée manquante");
  },
};

const withdrawnBecause = (reason: keyof typeof withdrawals) =>
  verified(publications.missed, {
    certificate: sampleCertificate({
      kind: "publication",
      current: false,
      downloadable: false,
      withdrawal: withdrawals[reason],
    }),
  });

/** The ad was reported missed after its certificate had been given. */
export const WithdrawnWithItsReason: Story = {
  args: withdrawnBecause("missed"),
  play: async ({ canvasElement }) => {
    const result = await resultIn(canvasElement);
    await expect(result).toHaveTextContent("Attestation retirée");
    await expect(result).toHaveTextContent(withdrawals.missed.fr);
    await expect(result).toHaveTextContent(/Non parue le .?04\/11\/2026/);
    await expect(result).toHaveTextContent("Plus valable");
    await expect(within(result).queryByRole("button")).toBeNull();
  },
};

export const WithdrawnWithItsReasonInArabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: withdrawnBecause("missed"),
  play: async ({ canvasElement }) => {
    await expect(await resultIn(canvasElement)).toHaveTextContent(withdrawals.missed.ar);
  },
};

export const WithdrawnWithItsIssue: Story = {
  args: withdrawnBecause("replaced"),
  play: async ({ canvasElement }) => {
    await expect(await resultIn(canvasElement)).toHaveTextContent(withdrawals.replaced.fr);
  },
};
