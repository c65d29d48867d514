import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { expect, within } from "storybook/test";
import { framed } from "../../../../.storybook/docs/framed.ts";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { calendarPanel } from "../date-picker/date-picker.variants.ts";
import { sampleBlocked } from "../publication-calendar/sample-year.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { DateRangePicker, type DateRangePickerProps } from "./date-range-picker.tsx";
import { RangeContent } from "./range-content.tsx";
import { arabicPeriod, frenchPeriod } from "./sample-period.ts";

function Held(props: DateRangePickerProps) {
  const [value, setValue] = useState(props.value);
  return <DateRangePicker {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: "Fields/Date range picker",
  tags: ["stable"],
  component: DateRangePicker,
  render: (args) => <Held {...args} />,
  args: {
    value: { start: "2026-02-23", end: "2026-03-11" },
    onChange: () => undefined,
    ...frenchPeriod,
  },
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const openIt: Story["play"] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole("button", { expanded: false }));
  const page = within(canvasElement.ownerDocument.body);
  await expect(await page.findByRole("dialog")).toBeVisible();
};

export const Filled: Story = {};
export const Empty: Story = { args: { value: { start: null, end: null }, note: "facultatif" } };
export const OpenSide: Story = {
  args: { value: { start: "2026-02-23", end: null }, description: "Une seule date suffit." },
};
export const Invalid: Story = { args: { error: "Choisissez au plus un an." } };
export const Reversed: Story = { args: { value: { start: "2026-03-11", end: "2026-02-23" } } };
export const Disabled: Story = { args: { disabled: true } };
export const Open: Story = { parameters: framed("38rem"), play: openIt };
export const OpenInTheDark: Story = {
  parameters: framed("38rem"),
  globals: { scheme: "dark" },
  play: openIt,
};
export const WithoutPresets: Story = {
  parameters: framed("38rem"),
  args: { presets: [] },
  play: openIt,
};
export const BlockedDays: Story = {
  parameters: framed("38rem"),
  args: {
    value: { start: "2026-03-16", end: "2026-03-19" },
    minValue: "2026-03-09",
    maxValue: "2026-12-31",
    blocked: sampleBlocked({
      weekend: "Le journal ne paraît pas le week-end.",
      holiday: "Jour férié.",
      tooLate: "Le délai est dépassé.",
    }),
  },
  play: openIt,
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: { ...arabicPeriod, error: "اختر سنة واحدة على الأكثر." },
};
export const ArabicOpen: Story = {
  parameters: framed("38rem"),
  globals: { language: "ar", support: "al-ofoq" },
  args: arabicPeriod,
  play: openIt,
};
/**
 * The calendar stands in the page's top layer; here its surface stands under its field, in dark colours:
 * **Date picker** shows the light ones, since ten calendars on one page are slow to check.
 */
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => (
    <AllSupports>
      {(key) => (
        <>
          <Held {...args} names={{ start: `${key}-start`, end: `${key}-end` }} />
          {key.endsWith("dark") && (
            <I18nProvider locale="fr-MA">
              <div className="w-fit max-w-full">
                <div className={calendarPanel}>
                  <RangeContent
                    value={{ start: "2026-03-05", end: "2026-03-11" }}
                    onChange={() => undefined}
                    minValue={undefined}
                    maxValue="2026-03-27"
                    blocked={new Map([["2026-03-20", "Jour férié."]])}
                    today={args.today}
                    locale={args.locale}
                    labels={args.labels}
                    presets={args.presets ?? []}
                    presetsLabel={args.labels.presets}
                    months={1}
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

/** Days that do not exist leave both sides open. */
export const NonsenseDays: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { value: { start: "2026-02-31", end: "0000-00-00" }, today: "2026-99-99" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/jj\/mm\/aaaa.*jj\/mm\/aaaa/);
    // The pointer brings the parts: a press on the text would miss it.
    await userEvent.hover(within(canvasElement).getByRole("group", { name: "Période" }));
    const days = await within(canvasElement).findAllByRole("spinbutton", { name: /jour/ });
    await expect(days.map((day) => day.textContent)).toEqual(["jj", "jj"]);
  },
};
/** A preset with an invalid range can be clicked, and the field reports its error. */
export const NonsensePreset: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    presets: [{ label: "À l'envers ".repeat(40), start: "2026-03-11", end: "2026-02-01" }],
  },
  play: async (context) => {
    await openIt(context);
    const page = within(document.body);
    await userEvent.click(page.getByRole("button", { name: /À l'envers/ }));
    await expect(page.getByText("La fin vient avant le début.")).toBeVisible();
  },
};
export const NonsenseLimits: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { minValue: "2026-12-31", maxValue: "2026-01-01" },
  play: async (context) => {
    await openIt(context);
    const page = within(document.body);
    await expect(page.getByRole("button", { name: /25 février 2026/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
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
      {(given) => <DateRangePicker {...given} />}
    </StatesMatrix>
  ),
};
