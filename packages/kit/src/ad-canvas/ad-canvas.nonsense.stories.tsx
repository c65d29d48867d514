import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { AdCanvas } from "./ad-canvas.tsx";
import { cutRows } from "./cut-rows.ts";

const meta = {
  title: "Newspaper/Ad canvas/Nonsense",
  component: AdCanvas,
  tags: ["nonsense", "!autodocs"],
  args: {
    label: "Aperçu",
    heading: "Annonces légales",
    ad: { form: "line", rows: [], rowLength: 28 },
    labels: {
      empty: "Votre texte ici",
      zoomIn: "Agrandir",
      zoomOut: "Réduire",
      zoomLevel: (percent) => `${percent} %`,
      overflow: "Hors du cadre",
      overLimit: (count) => `${count} de trop`,
      millimetres: (length) => `${length} mm`,
      shrunk: (percent) => `lettres à ${percent} %`,
    },
  },
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AdCanvas>;

export default meta;
type Story = StoryObj<typeof meta>;

const region = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole("region", { name: "Aperçu" });

const body = { text: "Vente aux enchères", placeholder: "Texte" };

/** Proportions of the rendered frame. */
function proportions(canvasElement: HTMLElement, text: string): number {
  const frame = within(canvasElement).getByText(text).parentElement;
  const box = frame?.getBoundingClientRect();
  return (box?.width ?? 0) / (box?.height ?? Number.NaN);
}

export const NoSize: Story = {
  args: { ad: { form: "modular", width: 0, height: 0, body } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText("100 mm")).toHaveLength(2);
    await expect(proportions(canvasElement, body.text)).toBeCloseTo(1, 1);
  },
};

export const NegativeSize: Story = {
  args: { ad: { form: "modular", width: -3, height: Number.NaN, body } },
  play: async ({ canvasElement }) => {
    await expect(proportions(canvasElement, body.text)).toBeCloseTo(1, 1);
  },
};

export const ASliverWithoutEnd: Story = {
  args: { ad: { form: "modular", width: 0.0001, height: 1e9, body } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("10 mm")).toBeVisible();
    await expect(within(canvasElement).getByText("1000 mm")).toBeInTheDocument();
  },
};

export const NegativeLimits: Story = {
  args: {
    ad: {
      form: "modular",
      width: 60,
      height: 40,
      title: { text: "Titre", placeholder: "Titre", limit: -1 },
      body: { text: "", placeholder: "Texte", limit: Number.NaN },
      footer: { text: "Pied", placeholder: "Pied", limit: 0 },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("5 de trop")).toBeVisible();
    await expect(canvas.getByText("4 de trop")).toBeVisible();
    await expect(canvas.getByText("Texte")).toBeVisible();
  },
};

export const AWordOfTenThousandLetters: Story = {
  args: {
    ad: {
      form: "modular",
      width: 60,
      height: 40,
      title: { text: "A".repeat(10_000), placeholder: "Titre", limit: 20 },
      body: { text: "الأفق".repeat(30), placeholder: "Texte", limit: 100 },
    },
  },
  play: async ({ canvasElement }) => {
    const sheet = region(canvasElement);
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
    await expect(within(canvasElement).getByText("9980 de trop")).toBeInTheDocument();
  },
};

/** A row that the caller has forgotten to cut goes on below, and still counts as one. */
export const ARowOfTenThousandLetters: Story = {
  args: {
    ad: {
      form: "line",
      rowLength: 28,
      rows: [{ text: "mot ".repeat(2_500) }, { text: "Fin" }],
    },
  },
  play: async ({ canvasElement }) => {
    const sheet = region(canvasElement);
    const rows = within(sheet).getAllByRole("listitem");
    await expect(rows).toHaveLength(2);
    for (const row of rows) {
      const number = row.querySelector("[aria-hidden]")?.getBoundingClientRect();
      await expect(number?.right).toBeLessThanOrEqual(row.getBoundingClientRect().left + 0.5);
    }
    await expect(sheet.scrollWidth).toBeLessThan(2 * sheet.clientWidth);
  },
};

export const NoRowLength: Story = {
  args: {
    ad: {
      form: "line",
      rowLength: Number.NaN,
      rows: [{ text: "Avis" }],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Avis")).toBeVisible();
  },
};

/** Letters of both scripts in one word, marks that turn the direction, and figures of three kinds. */
export const MixedDirections: Story = {
  args: {
    ad: {
      form: "line",
      rowLength: 28,
      rows: cutRows("\u202eAtlasالأفق2026\u202c ٢٠٢٦ ۲۰۲۶\nالأفق Atlas — 12/03\n0522", {
        rowLength: 28,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const directionOf = (text: RegExp) => getComputedStyle(canvas.getByText(text)).direction;
    await expect(directionOf(/Atlasالأفق/)).toBe("ltr");
    await expect(directionOf(/^الأفق/)).toBe("rtl");
    await expect(directionOf(/^0522/)).toBe("rtl");
  },
};

/** A form of a newer caller keeps its label, and its sheet stays empty. */
export const AFormNotYetKnown: Story = {
  args: { ad: JSON.parse('{"form":"hologram"}') },
  play: async ({ canvasElement }) => {
    await expect(region(canvasElement)).toBeInTheDocument();
    await expect(within(canvasElement).getByText("Aperçu")).toBeVisible();
  },
};
