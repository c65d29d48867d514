import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { AdCanvas } from "./ad-canvas.tsx";

const meta = {
  title: "Newspaper/Ad canvas/Interactions",
  component: AdCanvas,
  args: {
    label: "Aperçu",
    heading: "Annonces légales",
    ad: {
      form: "line",
      rowLength: 28,
      minimumRows: 2,
      rows: [{ text: "Avis de constitution", lineIndex: 0 }],
    },
    labels: {
      empty: "Votre texte ici",
      zoomIn: "Agrandir",
      zoomOut: "Réduire",
      zoomLevel: (percent) => `${percent} %`,
      overflow: "Hors du cadre",
      overLimit: (count) => `${count} de trop`,
      millimetres: (length) => `${length} mm`,
    },
  },
  tags: ["!autodocs"],
} satisfies Meta<typeof AdCanvas>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DrawsARowForEachOneThatCounts: Story = {
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole("listitem");
    await expect(rows).toHaveLength(2);
    await expect(rows[0]).toHaveTextContent("Avis de constitution");
    await expect(rows[0]?.offsetHeight).toBe(rows[1]?.offsetHeight);
    // Numbers stand beside the rows, as many as there are: the rest is cut off.
    const numbers = canvasElement.querySelector("[aria-hidden]:has(+ ol)");
    await expect(numbers).toHaveTextContent(/^1 2 3/);
    await expect(numbers?.clientHeight).toBe(2 * (rows[0]?.offsetHeight ?? 0));
  },
};

export const SetsEachRowInTheDirectionOfItsLine: Story = {
  args: {
    ad: {
      form: "line",
      rowLength: 28,
      rows: [
        { text: "شركة الأفق", lineIndex: 0 },
        { text: "SARL AU", lineIndex: 0 },
        { text: "Casablanca", lineIndex: 1 },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const directionOf = (text: string) => getComputedStyle(canvas.getByText(text)).direction;
    await expect(directionOf("شركة الأفق")).toBe("rtl");
    await expect(directionOf("SARL AU")).toBe("rtl");
    await expect(directionOf("Casablanca")).toBe("ltr");
  },
};

export const InvitesToWriteWhileEmpty: Story = {
  args: { ad: { form: "line", rowLength: 28, rows: [{ text: "  ", lineIndex: 0 }] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Votre texte ici")).toBeVisible();
  },
};

export const ZoomsByKeyboardUpToItsBounds: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByText("Avis de constitution");
    const before = text.getBoundingClientRect().width;
    const larger = canvas.getByRole("button", { name: "Agrandir" });
    larger.focus();
    await userEvent.keyboard("{Enter}{Enter}{Enter}{Enter}{Enter}");
    await expect(canvas.getByText("200 %")).toBeVisible();
    await expect(text.getBoundingClientRect().width / before).toBeCloseTo(2, 0);
    await expect(larger).toHaveFocus();
    await expect(larger).toHaveAttribute("aria-disabled", "true");
  },
};

export const KeepsTheCanvasInItsTrueProportions: Story = {
  args: {
    ad: {
      form: "modular",
      width: 100,
      height: 60,
      body: { text: "Appel d'offres", placeholder: "Texte" },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const frame = canvas.getByText("Appel d'offres").parentElement;
    const box = frame?.getBoundingClientRect();
    await expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(100 / 60, 1);
    await expect(canvas.getByText("100 mm")).toBeVisible();
    await expect(canvas.getByText("60 mm")).toBeVisible();
  },
};

export const MarksWhatExceedsALimitWhereItHappens: Story = {
  args: {
    ad: {
      form: "modular",
      width: 100,
      height: 60,
      title: { text: "Appel d'offres ouvert", placeholder: "Titre", limit: 14 },
      body: { text: "Texte", placeholder: "Texte" },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("ouvert", { selector: "mark" })).toBeVisible();
    await expect(canvas.getByText("7 de trop")).toBeVisible();
  },
};

const longBody = { text: "Un texte qui ne tient pas. ".repeat(60), placeholder: "Texte" };

export const ShowsWhereTheFrameEnds: Story = {
  args: { ad: { form: "modular", width: 60, height: 30, body: longBody } },
  play: async ({ canvasElement }) => {
    const label = within(canvasElement).getByText("Hors du cadre");
    await expect(label.parentElement?.clientHeight).toBeGreaterThan(40);
  },
};

export const HidesTheEndOfTheFrameWhileAllFits: Story = {
  args: {
    ad: {
      form: "modular",
      width: 60,
      height: 30,
      body: { text: "Court", placeholder: "Texte" },
    },
  },
  play: async ({ canvasElement }) => {
    const label = within(canvasElement).getByText("Hors du cadre");
    await expect(label.parentElement?.clientHeight).toBe(0);
  },
};
