import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { Button } from "../button/index.ts";
import { CreditAlert } from "./credit-alert.tsx";

const onPay = fn();

const meta = {
  title: "Newspaper/Credit alert/Interactions",
  component: CreditAlert,
  tags: ["interactions", "!autodocs"],
  args: {
    label: "Plafond",
    used: 90,
    ceiling: 100,
    format: (amount) => `${amount} DH`,
    labels: {
      levels: { under: "Disponible", near: "Proche", exceeded: "Dépassé" },
      of: (ceiling) => `sur ${ceiling}`,
      measure: (used, ceiling) => `${used} utilisés sur ${ceiling}`,
      unknown: "Inconnu",
    },
  },
} satisfies Meta<typeof CreditAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HasTheMeasureAsText: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("region", { name: "Plafond" })).toBeVisible();
    const meter = canvas.getByRole("meter", { name: "Plafond" });
    await expect(meter).toHaveAttribute("aria-valuenow", "90");
    await expect(meter).toHaveAttribute("aria-valuetext", "90 DH utilisés sur 100 DH");
  },
};

export const ReadsOutAChangeOfLevelOnce: Story = {
  render: function Render(args) {
    const [used, setUsed] = useState(args.used);
    return (
      <>
        <Button onClick={() => setUsed(used + 20)}>Dépenser</Button>
        <CreditAlert {...args} used={used} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole("status");
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: "Dépenser" }));
    await waitFor(() => expect(status).toHaveTextContent("Plafond Dépassé"));
  },
};

export const LinksToTheNextStep: Story = {
  args: { action: <Button onClick={onPay}>Payer</Button> },
  play: async ({ canvasElement }) => {
    onPay.mockClear();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button", { name: "Payer" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(onPay).toHaveBeenCalledOnce();
  },
};

export const FillsFromTheReadingSide: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: { used: 50 },
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole("meter");
    const bar = meter.firstElementChild;
    await expect(bar?.getBoundingClientRect().right).toBeCloseTo(
      meter.getBoundingClientRect().right,
      0,
    );
    await expect((bar?.clientWidth ?? 0) / meter.clientWidth).toBeCloseTo(0.5, 1);
  },
};
