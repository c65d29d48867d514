import { Button } from "@parution/kit/button";
import type { IsoDate } from "@parution/kit/publication-calendar";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, within } from "storybook/test";
import { framed } from "../../../../.storybook/docs/framed.ts";
import { pagePictures } from "../../../../.storybook/modes.ts";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { CalendarWithPrice, type CalendarWithPriceProps, type Issue } from "./calendar-with-price";

const DAY = 86_400_000;

/** Wednesday 11 March 2026, 9:00 in Casablanca. */
const NOW = Date.UTC(2026, 2, 11, 9);

/** Sixty days with an issue on each but Sunday, which closes at 16:00 the day before; Saturday's is dearer. */
const issues: readonly Issue[] = Array.from({ length: 60 }, (_, index) => {
  const midnight = Date.UTC(2026, 2, 10) + index * DAY;
  return {
    day: new Date(midnight).toISOString().slice(0, 10) as IsoDate,
    price: new Date(midnight).getUTCDay() === 6 ? 21_600 : 14_400,
    closesAt: midnight - 8 * 3_600_000,
  };
}).filter(({ day }) => new Date(day).getUTCDay() !== 0);

/** Keeps the chosen days, as a form would. */
function Held(props: CalendarWithPriceProps) {
  const [value, setValue] = useState(props.value);
  const change = (days: IsoDate[]) => {
    setValue(days);
    props.onChange(days);
  };
  return <CalendarWithPrice {...props} value={value} onChange={change} />;
}

/** The server's correction. */
const full = {
  fr: "Le numéro du 13 mars est complet : choisissez une autre date.",
  ar: "عدد 13 مارس ممتلئ: اختاروا تاريخا آخر.",
};

const meta = {
  title: "Blocks/Calendar with price",
  component: CalendarWithPrice,
  tags: ["new"],
  parameters: {
    docs: {
      canvas: { sourceState: "none" },
      description: { component: "`npx parution add calendar-with-price`" },
    },
  },
  args: { language: "fr", issues, now: NOW, value: [], onChange: fn() },
  render: (args, { globals }) => {
    const language = globals.language === "ar" ? "ar" : "fr";
    return (
      <Held {...args} language={language} error={args.error && full[language]}>
        <Button variant="primary" size="lg" width="full">
          {{ fr: "Continuer", ar: "متابعة" }[language]}
        </Button>
      </Held>
    );
  },
} satisfies Meta<typeof CalendarWithPrice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

export const Chosen: Story = {
  parameters: pagePictures,
  args: { value: ["2026-03-13", "2026-03-14", "2026-03-17"] },
};

export const Choosing: Story = {
  parameters: framed("40rem"),
  args: { value: ["2026-03-13"] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const saturday = canvas.getByRole("gridcell", { name: /samedi 14 mars 2026/ });
    await userEvent.click(saturday);
    await expect(args.onChange).toHaveBeenCalledWith(["2026-03-13", "2026-03-14"]);
    await expect(saturday).toHaveAccessibleDescription(
      /216,00\sDH, à commander avant vendredi 13 mars/,
    );
    await expect(canvas.getByRole("region", { name: "Prix" })).toHaveTextContent(
      /Total TTC360,00\sDH/,
    );
  },
};

export const DayWithoutAnIssue: Story = {
  parameters: framed("40rem"),
  play: async ({ canvasElement, args }) => {
    const sunday = within(canvasElement).getByRole("gridcell", { name: /dimanche 15 mars 2026/ });
    await userEvent.click(sunday);
    await expect(sunday).toHaveAccessibleDescription("Le journal ne paraît pas ce jour-là.");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LastIssueClosed: Story = {
  args: { now: Date.UTC(2027, 0, 1) },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText("Aucun numéro n'est ouvert à la commande."),
    ).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    value: ["2026-03-13"],
    error: full.fr,
  },
};

export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: { value: ["2026-03-13", "2026-03-14"] },
};
