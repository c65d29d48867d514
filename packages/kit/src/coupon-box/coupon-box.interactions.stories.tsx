import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { CouponBox, type CouponState } from "./coupon-box.tsx";

const [onApply, onSubmit] = [fn(), fn()];

const meta = {
  title: "Newspaper/Coupon box/Interactions",
  component: CouponBox,
  tags: ["interactions", "!autodocs"],
  args: {
    state: { status: "none" },
    onApply,
    onRemove: fn(),
    labels: {
      code: "Coupon",
      apply: "Appliquer",
      pending: "Vérification",
      remove: "Retirer",
      empty: "Saisissez un coupon",
    },
  },
  beforeEach: () => {
    onApply.mockClear();
    onSubmit.mockClear();
  },
  // Knows one coupon, inside a form of its own, as the payment's panel would.
  render: function Render(args) {
    const [state, setState] = useState<CouponState>(args.state);
    return (
      <form
        aria-label="Paiement"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(Object.fromEntries(new FormData(event.currentTarget)));
        }}
      >
        <CouponBox
          {...args}
          name="coupon"
          state={state}
          onApply={(code) => {
            args.onApply(code);
            setState(
              code === "RENTREE10"
                ? { status: "applied", code, discount: "−10 %" }
                : { status: "refused", reason: `${code} n'existe pas.` },
            );
          }}
          onRemove={() => {
            args.onRemove?.();
            setState({ status: "none" });
          }}
        />
        <button type="submit">Payer</button>
      </form>
    );
  },
} satisfies Meta<typeof CouponBox>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole("textbox", { name: "Coupon" });

export const EnterAppliesAndDoesNotSendTheFormAround: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), "  rentree 10{Enter}");
    await expect(onApply.mock.calls).toEqual([["RENTREE10"]]);
    await expect(onSubmit).not.toHaveBeenCalled();
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("RENTREE10 −10 %"));
    await expect(canvas.getByRole("button", { name: "Retirer" })).toHaveFocus();
  },
};

export const TheFormAroundCarriesTheCode: Story = {
  args: { state: { status: "applied", code: "RENTREE10", discount: "−10 %" } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Payer" }));
    await expect(onSubmit.mock.calls).toEqual([[{ coupon: "RENTREE10" }]]);
  },
};

export const TakesTheCouponBackAndGivesTheFieldTheFocus: Story = {
  args: { state: { status: "applied", code: "RENTREE10", discount: "−10 %" } },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(field(canvasElement)).toHaveFocus();
    await expect(field(canvasElement)).toHaveValue("");
  },
};

export const ReadsTheReasonWithItsField: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), "été");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Appliquer" }));
    await expect(field(canvasElement)).toHaveFocus();
    await expect(field(canvasElement)).toBeInvalid();
    await expect(field(canvasElement)).toHaveAccessibleDescription("ÉTÉ n'existe pas.");
    await userEvent.type(field(canvasElement), "20");
    await expect(field(canvasElement)).toBeValid();
  },
};

export const AsksForACodeBeforeAskingTheServer: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Appliquer" }));
    await expect(field(canvasElement)).toHaveFocus();
    await expect(field(canvasElement)).toHaveAccessibleDescription("Saisissez un coupon");
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

export const AppliesOnceWhileItIsBeingChecked: Story = {
  args: { state: { status: "pending" } },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), "ete{Enter}");
    const button = within(canvasElement).getByRole("button", { name: "Vérification" });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};
