import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import {
  arabicDirhams,
  arabicLabels,
  arabicSeries,
  arabicYear,
  dirhams,
  frenchLabels,
  frenchYear,
  legal,
  property,
} from "../chart/sample-figures.ts";
import { BarChart } from "./bar-chart.tsx";

const meta = {
  title: "Data/Bar chart/Interactions",
  component: BarChart,
  tags: ["interactions", "!autodocs"],
  args: {
    caption: "Annonces par mois",
    categories: frenchYear,
    series: [legal, property],
    format: dirhams,
    labels: frenchLabels,
    empty: "Aucun montant.",
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const january = "janvier 2026, Annonces légales: 1 240 Dhs, Immobilier: 640 Dhs";

export const OneMonthAtATimeIsATabStop: Story = {
  args: { categories: frenchYear.slice(0, 4) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("figure", { name: "Annonces par mois" })).toBeVisible();
    const months = within(canvas.getByRole("group", { name: "Annonces par mois" }));
    const [first, second] = months.getAllByRole("img");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Tableau" })).toHaveFocus();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(first?.ariaLabel?.replaceAll(/\s/g, " ")).toBe(january);

    await userEvent.keyboard("{ArrowRight}");
    await expect(second).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(months.getByRole("img", { name: /^avril/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{Home}{ArrowLeft}");
    await expect(first).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await userEvent.tab();
    // The table for screen readers takes no focus.
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
    await userEvent.tab({ shift: true });
    await expect(second).toHaveFocus();
  },
};

export const TheFocusShowsTheFiguresAndEscapeHidesThem: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tooltip = () => within(canvas.getByRole("group").parentElement ?? canvasElement);
    const march = canvas.getByRole("img", { name: /^mars/ });
    march.focus();
    await expect(await tooltip().findByText("mars 2026")).toBeVisible();
    await expect(tooltip().getByText(/1\s610 Dhs/)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(tooltip().queryByText("mars 2026")).toBeNull();
    await userEvent.hover(march);
    await expect(tooltip().getByText("mars 2026")).toBeVisible();
    await userEvent.unhover(canvas.getByRole("group"));
  },
};

export const TheTableIsThereForReadersAndAppearsForAll: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole("table", { name: "Annonces par mois" });
    await expect(within(table).getAllByRole("row")).toHaveLength(13);
    await expect(table.parentElement).toHaveClass("sr-only");

    const toggle = canvas.getByRole("button", { name: "Tableau" });
    await expect(toggle).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute("aria-pressed", "true");
    await expect(table.getBoundingClientRect().height).toBeGreaterThan(200);
    const june = within(table).getByRole("row", { name: /juin 2026/ });
    await expect(within(june).getAllByRole("cell")[0]).toHaveTextContent(/1\s920 Dhs/);
  },
};

export const MonthsRunFromRightToLeftInArabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    caption: "الإعلانات حسب الشهر",
    categories: arabicYear,
    series: arabicSeries,
    format: arabicDirhams,
    labels: arabicLabels,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole("img");
    const left = (element: Element | null | undefined) =>
      element?.getBoundingClientRect().left ?? 0;
    await expect(left(first)).toBeGreaterThan(left(second));
    const bars = canvasElement.querySelectorAll("svg.absolute > rect");
    await expect(left(bars[0])).toBeGreaterThan(left(bars[bars.length - 1]));
    const axis = [...canvasElement.querySelectorAll("bdi")].find(({ textContent }) =>
      textContent.startsWith("0"),
    );
    await expect(left(axis)).toBeGreaterThan(left(first));

    first?.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(second).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(first).toHaveFocus();
  },
};

export const AnnouncesThePendingState: Story = {
  args: { isPending: true, pendingLabel: "Chargement" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("figure")).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("Chargement");
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};
