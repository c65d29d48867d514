import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { DeadlineCountdown } from "./deadline-countdown.tsx";

const NOW = Date.UTC(2026, 2, 11, 9, 30);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const meta = {
  title: "Newspaper/Deadline countdown",
  tags: ["stable"],
  component: DeadlineCountdown,
  args: {
    now: NOW,
    until: NOW + 2 * DAY + 5 * HOUR,
    locale: "fr-FR",
    labels: { remaining: "Clôture dans", passed: "Le délai est passé" },
  },
} satisfies Meta<typeof DeadlineCountdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DaysLeft: Story = {};
export const HoursLeft: Story = { args: { until: NOW + 5 * HOUR + 12 * MINUTE } };
export const MinutesLeft: Story = { args: { until: NOW + 7 * MINUTE + 9_000 } };
export const Passed: Story = { args: { until: NOW - 1 } };

export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    locale: "ar-MA",
    labels: { remaining: "المدة المتبقية للإغلاق:", passed: "انتهى الأجل" },
  },
};

export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => (
    <AllSupports>
      {() => (
        <div className="flex flex-wrap gap-3">
          <DeadlineCountdown {...args} />
          <DeadlineCountdown {...args} {...HoursLeft.args} />
          <DeadlineCountdown {...args} {...MinutesLeft.args} />
          <DeadlineCountdown {...args} {...Passed.args} />
        </div>
      )}
    </AllSupports>
  ),
};

export const NonsenseUnknownDeadline: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { until: Number.NaN },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Le délai est passé")).toBeVisible();
    await expect(canvas.queryByRole("timer")).not.toBeInTheDocument();
  },
};

export const NonsenseEndlessDeadline: Story = {
  tags: ["nonsense", "!autodocs"],
  ...NonsenseUnknownDeadline,
  args: { until: Number.POSITIVE_INFINITY },
};

export const NonsenseDistantDeadline: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { until: Number.MAX_SAFE_INTEGER },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("timer")).toHaveTextContent(/\d\s*j/);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const NonsenseLanguage: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { locale: "pas une langue" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("timer")).toHaveTextContent(/2.*5/);
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix
      args={args}
      states={{ chosen: HoursLeft.args, invalid: MinutesLeft.args, done: Passed.args }}
    >
      {(given) => <DeadlineCountdown {...given} />}
    </StatesMatrix>
  ),
};
