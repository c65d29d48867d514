import type { IsoDate } from "@parution/kit/publication-calendar";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { framed } from "../../../../.storybook/docs/framed.ts";
import { pagePictures } from "../../../../.storybook/modes.ts";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { type Newspaper, type Order, OrderForm, type OrderFormProps } from "./order-form";
import type { OrderPrice } from "./order-preview";

type Language = "fr" | "ar";

const words = {
  fr: {
    sunday: "Pas de parution le dimanche.",
    late: "Le délai est dépassé.",
    full: "Le numéro du 17 mars est complet.",
    headings: ["Immobilier", "Emploi", "Voitures et bateaux"],
    text: "À vendre barque de pêche, bois de cèdre, moteur neuf, filets compris. Visible au port de Larache.\nTél. 0539 93 12 34",
  },
  ar: {
    sunday: "لا تصدر الجريدة يوم الأحد.",
    late: "انتهى الأجل.",
    full: "عدد 17 مارس ممتلئ.",
    headings: ["العقار", "الشغل", "السيارات والمراكب"],
    text: "للبيع مركب صيد من خشب الأرز بمحرك جديد مع الشباك، يمكن معاينته بميناء العرائش.\nالهاتف 0539931234",
  },
};

const day = (index: number) =>
  new Date(Date.UTC(2026, 2, 11 + index)).toISOString().slice(0, 10) as IsoDate;

function calendarOf(language: Language): Newspaper["calendar"] {
  const days = Array.from({ length: 60 }, (_, index) => day(index));
  const sundays = days.filter((one) => new Date(one).getUTCDay() === 0);
  return {
    minValue: day(0),
    maxValue: day(59),
    blocked: new Map([
      ...sundays.map((one) => [one, words[language].sunday] as const),
      [day(0), words[language].late],
      [day(1), words[language].late],
    ]),
  };
}

const newspapersIn = (language: Language): readonly Newspaper[] =>
  [
    { id: "horizon", name: { fr: "L'Horizon", ar: "لوريزون" }[language], lineLength: 28 },
    { id: "ofoq", name: { fr: "Al Ofoq", ar: "الأفق" }[language], lineLength: 32 },
  ].map((one) => ({
    ...one,
    headings: words[language].headings.map((label, index) => ({ value: `h${index}`, label })),
    minLines: 3,
    maxLines: 12,
    calendar: calendarOf(language),
  }));

const newspapers = { fr: newspapersIn("fr"), ar: newspapersIn("ar") };

/** Twelve dirhams a line and issue, and a fifth of tax. */
function priceOf({ days }: Order, lines: number): OrderPrice {
  const beforeTax = 1200 * lines * days.length;
  return { line: 1200, beforeTax, tax: beforeTax / 5, total: beforeTax * 1.2 };
}

const written: Order = {
  newspaper: "horizon",
  heading: "h2",
  text: words.fr.text,
  days: ["2026-03-17", "2026-03-19"],
};

const meta = {
  title: "Blocks/Order form",
  component: OrderForm,
  tags: ["new"],
  parameters: {
    docs: {
      canvas: { sourceState: "none" },
      description: { component: "`npx parution add order-form`" },
    },
  },
  args: {
    language: "fr",
    newspapers: newspapers.fr,
    today: "2026-03-11",
    priceOf,
    onSubmit: fn<OrderFormProps["onSubmit"]>(async () => undefined),
  },
  render: (args, { globals }) => {
    const language = globals.language === "ar" ? "ar" : "fr";
    const initial = args.initial?.text && { ...args.initial, text: words[language].text };
    return (
      <OrderForm
        key={language}
        {...args}
        {...(initial && { initial })}
        language={language}
        newspapers={newspapers[language]}
      />
    );
  },
} satisfies Meta<typeof OrderForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Written: Story = { parameters: pagePictures, args: { initial: written } };

export const Ordering: Story = {
  parameters: framed("60rem"),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText("Journal"), "horizon");
    await userEvent.selectOptions(canvas.getByLabelText("Rubrique"), "h1");
    await userEvent.type(canvas.getByLabelText("Texte de l'annonce"), "Cherche pilote de port");
    await userEvent.click(canvas.getByRole("gridcell", { name: /mardi 17 mars 2026/ }));
    await expect(canvas.getByRole("region", { name: "Prix" })).toHaveTextContent(
      /3 lignes × 1 parution × 12,00\sDH/,
    );
    await expect(canvas.getByRole("meter")).toHaveAttribute("aria-valuetext", "1 ligne sur 12");
    await userEvent.click(canvas.getByRole("button", { name: "Commander" }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      newspaper: "horizon",
      heading: "h1",
      text: "Cherche pilote de port",
      days: ["2026-03-17"],
    });
  },
};

/** A newspaper that bills by words: two lines cut after any character, three at spaces. */
export const WholeWords: Story = {
  tags: ["interactions"],
  args: {
    initial: { ...written, text: "Je vends une camionnette diesel, carrosserie impeccable" },
  },
  render: (args) => {
    const byWords = args.newspapers.map((one) => ({ ...one, wordBreak: "break-word" as const }));
    return <OrderForm {...args} newspapers={byWords} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("meter")).toHaveAttribute("aria-valuetext", "3 lignes sur 12");
    await expect(canvas.getByText("diesel, carrosserie")).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Prix" })).toHaveTextContent(
      /3 lignes × 2 parutions/,
    );
  },
};

export const Missing: Story = {
  parameters: framed("60rem"),
  args: { initial: { newspaper: "horizon" } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Commander" }));
    const summary = canvas.getByRole("alert");
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveTextContent("3 réponses à revoir");
    await userEvent.click(within(summary).getByRole("link", { name: /Écrivez le texte/ }));
    const text = canvas.getByLabelText("Texte de l'annonce");
    await expect(text).toHaveFocus();
    await userEvent.type(text, "Perdu chat roux");
    await expect(text).toBeValid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  parameters: framed("60rem"),
  args: {
    initial: written,
    onSubmit: fn<OrderFormProps["onSubmit"]>(async () => ({
      days: words[document.documentElement.lang === "ar" ? "ar" : "fr"].full,
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Commander" }));
    const link = await canvas.findByRole("link", { name: words.fr.full });
    await userEvent.click(link);
    await expect(canvas.getByRole("gridcell", { name: /17 mars 2026/ })).toHaveFocus();
  },
};

export const Unreachable: Story = {
  parameters: framed("60rem"),
  args: {
    initial: written,
    onSubmit: fn<OrderFormProps["onSubmit"]>(() => Promise.reject(new Error("offline"))),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Commander" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("n'a pas pu être envoyée");
  },
};

export const TooLong: Story = {
  parameters: framed("60rem"),
  args: { initial: { newspaper: "horizon", heading: "h0" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText("Texte de l'annonce"));
    await userEvent.paste("barque de pêche ".repeat(24));
    await expect(canvas.getByRole("meter")).toHaveAttribute("data-level", "over");
    await userEvent.click(canvas.getByRole("button", { name: "Commander" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent(/Raccourcissez le texte de 2 lignes/);
  },
};

export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: { initial: written },
};
