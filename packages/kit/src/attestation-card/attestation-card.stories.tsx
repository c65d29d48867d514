import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { AttestationCard, type AttestationCardLabels } from "./attestation-card.tsx";
import type { AttestationState } from "./attestation-state.ts";

const labels: AttestationCardLabels = {
  reference: "Référence",
  newspaper: "Journal",
  dates: "Parutions",
  code: "Code de vérification",
  states: { ready: "Disponible", making: "En préparation", failed: "Échec" },
};

const ready: AttestationState = {
  status: "ready",
  download: { label: "Télécharger le PDF", href: "#attestation.pdf", fileName: "attestation.pdf" },
  print: { label: "Imprimer", onPress: fn() },
  share: { label: "Partager", onPress: fn() },
};

/** Picture in place of a code; it cannot be read. */
const qr = (
  <svg viewBox="0 0 9 9" role="img" aria-label="Code QR" fill="currentColor">
    <path d="M0 0h3v3H0zM6 0h3v3H6zM0 6h3v3H0zM4 0h1v2H4zM4 3h2v1H4zM7 4h2v1H7zM4 5h1v2H4zM6 6h1v1H6zM8 7h1v2H8zM5 8h2v1H5z" />
  </svg>
);

const meta = {
  title: "Newspaper/Attestation card",
  tags: ["stable"],
  component: AttestationCard,
  args: {
    title: "Attestation de parution",
    reference: "AL-2026-048211",
    newspaper: "L'Horizon",
    dates: ["lun. 16/03/2026", "mer. 18/03/2026"],
    code: "7QK4-M2XD-91",
    qr,
    state: ready,
    labels,
  },
  decorators: [
    (Story, { parameters }) => (
      <div className={parameters.wide ? "" : "max-w-lg"}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AttestationCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Making: Story = {
  args: { state: { status: "making" }, code: undefined, qr: undefined },
};

export const Failed: Story = {
  args: {
    state: { status: "failed", retry: { label: "Réessayer", onPress: fn() } },
    code: undefined,
    qr: undefined,
    message: "Le document n'a pas pu être préparé.",
  },
};

export const Downloading: Story = {
  args: {
    state: {
      ...ready,
      download: {
        label: "Télécharger",
        isPending: true,
        pendingLabel: "Téléchargement…",
        onPress: fn(),
      },
    },
  },
};

export const ManyDates: Story = {
  args: {
    dates: Array.from({ length: 40 }, (_, day) => `${String(day + 1).padStart(2, "0")}/04/2026`),
  },
};

export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    title: "شهادة النشر",
    newspaper: "الأفق",
    dates: ["الاثنين 16/03/2026", "الأربعاء 18/03/2026"],
    state: {
      status: "ready",
      download: { label: "تحميل الملف", href: "#attestation.pdf" },
      print: { label: "طباعة", onPress: fn() },
      share: { label: "مشاركة", onPress: fn() },
    },
    labels: {
      reference: "المرجع",
      newspaper: "الجريدة",
      dates: "تواريخ النشر",
      code: "رمز التحقق",
      states: { ready: "جاهزة", making: "قيد الإعداد", failed: "تعذر الإعداد" },
    },
  },
};

export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div className="w-72">
        <Story />
      </div>
    ),
  ],
};

export const EverySupport: Story = {
  parameters: { ...matrixPictures, wide: true },
  render: (args) => (
    <AllSupports>
      {() => (
        <>
          <AttestationCard {...args} />
          <AttestationCard {...args} {...Failed.args} />
        </>
      )}
    </AllSupports>
  ),
};

export const NonsenseUnknownState: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { state: JSON.parse('{"status":"notarised"}'), dates: [], code: "" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("notarised")).toBeVisible();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

export const NonsenseEndlessWords: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { title: "A".repeat(300), reference: "9".repeat(500), code: "X".repeat(500) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} interactive states={{ loading: Making.args, invalid: Failed.args }}>
      {(given) => <AttestationCard {...given} />}
    </StatesMatrix>
  ),
};
