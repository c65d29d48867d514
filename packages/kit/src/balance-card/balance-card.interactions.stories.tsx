import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { Button } from "../button/index.ts";
import { BalanceCard } from "./balance-card.tsx";

const meta = {
  title: "Newspaper/Balance card/Interactions",
  component: BalanceCard,
  tags: ["interactions", "!autodocs"],
  args: {
    label: "Solde",
    amount: 150,
    format: (amount) => `${amount} DH`,
    low: { label: "Bientôt épuisé", below: 100 },
    labels: { unknown: "Indisponible", negative: "Débiteur" },
  },
  render: function Render(args) {
    const [amount, setAmount] = useState(args.amount);
    return (
      <BalanceCard
        {...args}
        amount={amount}
        action={<Button onClick={() => setAmount((amount ?? 0) - 100)}>Dépenser</Button>}
      />
    );
  },
} satisfies Meta<typeof BalanceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NamesTheFigure: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("term")).toHaveTextContent("Solde");
    await expect(canvas.getByRole("definition")).toHaveTextContent("150 DH");
  },
};

export const NamesALowBalance: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText("Bientôt épuisé")).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("Bientôt épuisé")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("Débiteur")).toBeVisible();
    await expect(canvas.queryByText("Bientôt épuisé")).not.toBeInTheDocument();
  },
};

export const ReadsOutANewBalanceAtRest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole("status");
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: "Dépenser" }));
    await waitFor(() => expect(status).toHaveTextContent("Solde 50 DH"));
  },
};
