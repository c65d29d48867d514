import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { AttestationCard } from "./attestation-card.tsx";
import type { AttestationState } from "./attestation-state.ts";

const [onPrint, onShare, onRetry] = [fn(), fn(), fn()];

const ready: AttestationState = {
  status: "ready",
  download: { label: "Télécharger", href: "#attestation.pdf", fileName: "attestation.pdf" },
  print: { label: "Imprimer", onPress: onPrint },
  share: { label: "Partager", onPress: onShare },
};

const meta = {
  title: "Newspaper/Attestation card/Interactions",
  component: AttestationCard,
  tags: ["interactions", "!autodocs"],
  args: {
    title: "Attestation",
    reference: "AL-48211",
    newspaper: "L'Horizon",
    dates: ["16/03/2026"],
    code: "7QK4-M2XD",
    state: ready,
    labels: {
      reference: "Référence",
      newspaper: "Journal",
      dates: "Parutions",
      code: "Code",
      states: { ready: "Prête", making: "En préparation", failed: "Échec" },
    },
  },
  beforeEach: () => {
    for (const action of [onPrint, onShare, onRetry]) action.mockClear();
  },
} satisfies Meta<typeof AttestationCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DownloadsPrintsAndSharesByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const download = canvas.getByRole("link", { name: "Télécharger" });
    await expect(download).toHaveFocus();
    await expect(download).toHaveAttribute("download", "attestation.pdf");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(onPrint).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(onShare).toHaveBeenCalledOnce();
  },
};

export const AnnouncesTheFinishedProof: Story = {
  render: function Render(args) {
    const [state, setState] = useState<AttestationState>({ status: "making" });
    return (
      <>
        <button type="button" onClick={() => setState(ready)}>
          Finir
        </button>
        <AttestationCard {...args} state={state} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const card = canvas.getByRole("article", { name: "Attestation" });
    await expect(card).toHaveAttribute("aria-busy", "true");
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Finir" }));
    await expect(card).toHaveAttribute("aria-busy", "false");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Attestation Prête"));
  },
};

export const TriesAgain: Story = {
  args: { state: { status: "failed", retry: { label: "Réessayer", onPress: onRetry } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Réessayer" }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const KeepsCodesInTheirOrderInArabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  play: async ({ canvasElement }) => {
    for (const text of ["AL-48211", "7QK4-M2XD"]) {
      const code = within(canvasElement).getByText(text);
      await expect(getComputedStyle(code).direction).toBe("ltr");
    }
  },
};

export const KeepsItsCodeDarkOnLightInTheDark: Story = {
  globals: { scheme: "dark" },
  args: { qr: <svg role="img" aria-label="Code QR" viewBox="0 0 1 1" /> },
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByRole("img", { name: "Code QR" }).parentElement;
    const { colorScheme, backgroundColor } = getComputedStyle(frame ?? canvasElement);
    await expect(colorScheme).toBe("light");
    const light = (backgroundColor.match(/\d+/g) ?? [])
      .slice(0, 3)
      .every((part) => Number(part) > 180);
    await expect(light).toBe(true);
  },
};
