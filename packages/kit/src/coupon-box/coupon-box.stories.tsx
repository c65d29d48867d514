import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { CouponBox } from "./coupon-box.tsx";

const meta = {
  title: "Newspaper/Coupon box",
  tags: ["stable"],
  component: CouponBox,
  args: {
    state: { status: "none" },
    onApply: fn(),
    onRemove: fn(),
    labels: {
      code: "Coupon",
      apply: "Appliquer",
      pending: "Vérification…",
      remove: "Retirer",
      empty: "Saisissez un coupon",
    },
  },
  decorators: [
    (Story, { parameters }) => (
      <div className={parameters.wide ? "" : "max-w-sm"}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CouponBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};

export const Pending: Story = { args: { state: { status: "pending" } } };

export const Applied: Story = {
  args: { state: { status: "applied", code: "RENTREE10", discount: "−10 %, soit −62,40 DH" } },
};

export const AppliedForGood: Story = {
  ...Applied,
  render: (args) => <CouponBox {...args} onRemove={undefined} />,
};

export const Refused: Story = {
  args: { state: { status: "refused", reason: "Ce coupon n'existe pas." } },
};

export const Expired: Story = {
  args: { state: { status: "expired", reason: "Ce coupon a expiré le 31/10/2026." } },
};

export const Disabled: Story = { args: { disabled: true } };

export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    state: { status: "applied", code: "RENTREE10", discount: "تخفيض 10 %" },
    labels: {
      code: "قسيمة التخفيض",
      apply: "تطبيق",
      pending: "جار التحقق…",
      remove: "إزالة",
      empty: "أدخلوا القسيمة",
    },
  },
};

export const ArabicRefused: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    ...Arabic.args,
    state: { status: "refused", reason: "هذه القسيمة غير صالحة." },
  },
};

export const OnAPhone: Story = {
  ...Applied,
  decorators: [
    (Story) => (
      <div className="w-64">
        <Story />
      </div>
    ),
  ],
};

export const EverySupport: Story = {
  parameters: { ...matrixPictures, wide: true },
  render: (args) => (
    <AllSupports>
      {() => (
        <>
          <CouponBox {...args} />
          <CouponBox {...args} {...Refused.args} />
          <CouponBox {...args} {...Applied.args} />
        </>
      )}
    </AllSupports>
  ),
};

export const NonsenseLongCode: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { state: { status: "applied", code: "X".repeat(400), discount: "−".repeat(300) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Retirer" })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const NonsenseInvisibleCode: Story = {
  tags: ["nonsense", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox"), " \u200f\u00a0 {Enter}");
    await expect(canvas.getByText("Saisissez un coupon")).toBeVisible();
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix
      args={args}
      interactive
      states={{
        loading: Pending.args,
        chosen: Applied.args,
        invalid: Refused.args,
        disabled: Disabled.args,
      }}
    >
      {(given) => <CouponBox {...given} />}
    </StatesMatrix>
  ),
};
