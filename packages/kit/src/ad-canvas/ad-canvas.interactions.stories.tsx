import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { AdCanvas } from "./ad-canvas.tsx";
import { cutRows } from "./cut-rows.ts";

const meta = {
  title: "Newspaper/Ad canvas/Interactions",
  component: AdCanvas,
  args: {
    label: "Aperçu",
    heading: "Annonces légales",
    ad: {
      form: "line",
      rowLength: 28,
      rows: [{ text: "Avis de constitution" }, { text: "" }],
    },
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
  tags: ["interactions", "!autodocs"],
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
        { text: "شركة الأفق", direction: "rtl", continues: true },
        { text: "SARL AU", direction: "rtl" },
        { text: "Casablanca", direction: "ltr" },
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
  args: { ad: { form: "line", rowLength: 28, rows: [{ text: "  " }] } },
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

export const MarksTextBeyondALimit: Story = {
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

const longBody = { text: "Un texte qui ne tient pas. ".repeat(120), placeholder: "Texte" };

export const ShowsTheEndOfTheFrame: Story = {
  args: { ad: { form: "modular", width: 60, height: 30, body: longBody } },
  play: async ({ canvasElement }) => {
    const label = within(canvasElement).getByText("Hors du cadre");
    await expect(label.parentElement?.clientHeight).toBeGreaterThan(40);
  },
};

/** Pixels of an em. */
const letterSize = (element: HTMLElement) => Number.parseFloat(getComputedStyle(element).fontSize);

export const ShrinksTheLettersUntilAllFits: Story = {
  args: {
    ad: {
      form: "modular",
      width: 60,
      height: 40,
      title: { text: "Avis", placeholder: "Titre" },
      body: { text: "Un texte qui se serre. ".repeat(20).trim(), placeholder: "Texte" },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = canvas.getByText("Avis");
    const body = canvas.getByText(/^Un texte qui se serre/);
    const frame = body.parentElement ?? body;
    const note = await canvas.findByText(/^lettres à \d\d %$/);
    const scale = Number(/à (\d+)/.exec(note.textContent ?? "")?.[1]) / 100;
    const millimetre = frame.getBoundingClientRect().width / 60;
    await expect(scale).toBeLessThan(0.95);
    await expect(letterSize(body) / millimetre).toBeCloseTo(3.1 * scale, 1);
    await expect(letterSize(title) / millimetre).toBeCloseTo(5.4 * scale, 1);
    await expect(frame.getBoundingClientRect().height).toBeCloseTo(40 * millimetre, 0);
    await expect(canvas.getByText("Hors du cadre").parentElement?.clientHeight).toBe(0);
  },
};

export const ShrinksAWordThatIsWiderThanTheFrame: Story = {
  args: {
    ad: {
      form: "modular",
      width: 50,
      height: 35,
      title: { text: "Anticonstitutionnellement", placeholder: "Titre" },
      body: { text: "Court", placeholder: "Texte" },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/^lettres à \d\d %$/);
    const title = canvas.getByText("Anticonstitutionnellement");
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
    await expect(title.clientHeight).toBeLessThan(2 * letterSize(title));
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

const ARABIC_ROWS =
  "مقرها الاجتماعي زنقة ابن بطوطة بالدار البيضاء\nرأسمالها 100.000 درهم\nعن المسير";

export const NumbersArabicRowsAtTheirBeginning: Story = {
  args: { ad: { form: "line", rowLength: 28, rows: cutRows(ARABIC_ROWS, { rowLength: 28 }) } },
  play: async ({ canvasElement }) => {
    const numbers = canvasElement.querySelector("[aria-hidden]:has(+ ol)");
    const left = numbers?.getBoundingClientRect().left ?? 0;
    for (const row of within(canvasElement).getAllByRole("listitem")) {
      await expect(row.getBoundingClientRect().right).toBeLessThanOrEqual(left + 24);
      for (const piece of row.querySelectorAll(".inline-block")) {
        await expect(piece.getBoundingClientRect().right).toBeLessThanOrEqual(left + 0.5);
      }
    }
  },
};

const DIESEL = "Je vends une camionnette diesel de 2019";

export const KeepsWordsWholeWhereRowsBreakAtSpaces: Story = {
  args: {
    ad: {
      form: "line",
      rowLength: 28,
      rows: cutRows(DIESEL, { rowLength: 28, wordBreak: "break-word" }),
    },
  },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole("listitem");
    await expect(rows.map((row) => row.textContent)).toEqual([
      "Je vends une camionnette",
      "diesel de 2019",
    ]);
    await expect(cutRows(DIESEL, { rowLength: 28 })[0]?.text).toBe("Je vends une camionnette die");
  },
};

export const CondensesARowThatIsWiderThanTheColumn: Story = {
  args: {
    ad: {
      form: "line",
      rowLength: 28,
      rows: [{ text: "VENTE AUX ENCHÈRES PUBLIQUES" }, { text: "MMMMMMMMMMMMMMMMMMMMMMMMMMMM" }],
    },
  },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole("listitem");
    const piece = rows[1]?.querySelector(".inline-block");
    await waitFor(() =>
      expect(piece?.getBoundingClientRect().width).toBeCloseTo(rows[1]?.clientWidth ?? 0, 0),
    );
  },
};

export const KeepsNewsprintInTheDark: Story = {
  globals: { scheme: "dark" },
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText("Avis de constitution");
    const page = text.closest("[data-scheme=light]");
    await expect(getComputedStyle(page ?? text).colorScheme).toBe("light");
  },
};
