import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { expect, within } from "storybook/test";
import { framed } from "../../../../.storybook/docs/framed.ts";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { sampleBlocked } from "../publication-calendar/sample-year.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { DatePicker, type DatePickerProps } from "./date-picker.tsx";
import { calendarPanel } from "./date-picker.variants.ts";
import { DayCalendar } from "./day-calendar.tsx";

const blocked = sampleBlocked({
  weekend: "Le journal ne paraît pas le week-end.",
  holiday: "Jour férié.",
  tooLate: "Le délai est dépassé.",
});

function Held(props: DatePickerProps) {
  const [value, setValue] = useState(props.value);
  return <DatePicker {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: "Fields/Date picker",
  tags: ["stable"],
  component: DatePicker,
  render: (args) => <Held {...args} />,
  args: {
    label: "Date de parution",
    value: "2026-03-16",
    onChange: () => undefined,
    today: "2026-03-11",
    locale: "fr-MA",
    labels: {
      calendar: "Choisir une date",
      previousMonth: "Mois précédent",
      nextMonth: "Mois suivant",
      open: "Ouvrir le calendrier",
      clear: "Effacer la date",
      outside: "Choisissez une date entre le 01/01/2026 et le 31/12/2026.",
      unavailable: "Le calendrier n'a pas pu être chargé.",
      retry: "Réessayer",
    },
  },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const openIt: Story["play"] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole("button", { expanded: false }));
  const page = within(canvasElement.ownerDocument.body);
  await expect(await page.findByRole("dialog")).toBeVisible();
};

const arabic = {
  label: "تاريخ النشر",
  locale: "ar-MA",
  labels: {
    calendar: "اختيار التاريخ",
    previousMonth: "الشهر السابق",
    nextMonth: "الشهر التالي",
    open: "فتح التقويم",
    clear: "مسح التاريخ",
    outside: "اختر تاريخاً من هذه السنة.",
    unavailable: "تعذر تحميل التقويم.",
    retry: "إعادة المحاولة",
  },
} satisfies Partial<DatePickerProps>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: null, note: "facultatif" } };
export const WithDescription: Story = {
  args: { description: "Le premier jour où l'annonce paraîtra." },
};
export const Invalid: Story = { args: { value: null, error: "Choisissez une date." } };
export const Disabled: Story = { args: { disabled: true } };
export const Open: Story = { parameters: framed("36rem"), play: openIt };
export const OpenInTheDark: Story = {
  parameters: framed("36rem"),
  globals: { scheme: "dark" },
  play: openIt,
};
export const BlockedDays: Story = {
  parameters: framed("36rem"),
  args: { blocked, minValue: "2026-03-09", maxValue: "2026-12-31" },
  play: openIt,
};
export const OnABlockedDay: Story = { args: { value: "2026-03-14", blocked } };
export const OutsideTheLimits: Story = {
  args: { value: "2027-03-16", minValue: "2026-01-01", maxValue: "2026-12-31" },
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: { ...arabic, description: "أول يوم يظهر فيه الإعلان." },
};
export const ArabicOpen: Story = {
  parameters: framed("36rem"),
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    ...arabic,
    blocked: sampleBlocked({
      weekend: "لا تصدر الجريدة في نهاية الأسبوع.",
      holiday: "يوم عطلة.",
      tooLate: "انقضى الأجل.",
    }),
  },
  play: openIt,
};
/**
 * The calendar stands in the page's top layer; here its surface stands under its field, in light colours:
 * **Date range picker** shows the dark ones, since ten calendars on one page are slow to check.
 */
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => (
    <AllSupports>
      {(key) => (
        <>
          <Held {...args} name={key} />
          {key.endsWith("light") && (
            <I18nProvider locale="fr-MA">
              <div className="w-fit max-w-full">
                <div className={calendarPanel}>
                  <DayCalendar
                    value="2026-03-17"
                    onChange={() => undefined}
                    minValue="2026-03-03"
                    maxValue="2026-03-27"
                    blocked={blocked}
                    today={args.today}
                    locale={args.locale}
                    labels={args.labels}
                    autoFocus={false}
                  />
                </div>
              </div>
            </I18nProvider>
          )}
        </>
      )}
    </AllSupports>
  ),
};

/** A day that does not exist leaves the field empty. */
export const NonsenseDay: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { value: "2026-02-31", today: "2026-13-45" },
  play: async ({ canvasElement }) => {
    const day = within(canvasElement).getByRole("spinbutton", { name: /jour/ });
    await expect(day).toHaveTextContent("jj");
  },
};
/** Limits in reverse order leave no day to select, and the field explains that. */
export const NonsenseLimits: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { minValue: "2026-12-31", maxValue: "2026-01-01" },
  play: async (context) => {
    const group = within(context.canvasElement).getByRole("group", { name: /Date de parution/ });
    await expect(group).toHaveAccessibleDescription(/entre le 01\/01\/2026/);
    await openIt(context);
    const page = within(document.body);
    await expect(page.getByRole("button", { name: /16 mars 2026/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};
export const NonsenseTexts: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    label: "Date ".repeat(60),
    error: "خطأ ".repeat(80) + "x".repeat(10_000),
    blocked: new Map([["2026-03-16", "Bloqué ".repeat(200)]]),
  },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(within(canvasElement).getAllByRole("spinbutton")).toHaveLength(3);
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix
      args={args}
      interactive
      states={{ empty: Empty.args, disabled: Disabled.args, invalid: Invalid.args }}
    >
      {(given, key) => <DatePicker {...given} name={key} />}
    </StatesMatrix>
  ),
};
