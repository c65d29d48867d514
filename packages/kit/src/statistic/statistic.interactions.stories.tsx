import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { Button } from "../button/index.ts";
import { Statistic } from "./statistic.tsx";

const pressed = fn();

const meta = {
  title: "Data/Statistic/Interactions",
  component: Statistic,
  tags: ["interactions", "!autodocs"],
  args: { label: "Annonces", value: "214" },
} satisfies Meta<typeof Statistic>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TheFigureIsDefinedByItsName: Story = {
  args: { trend: { direction: "up", label: "12 % de plus que l'an dernier" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("term")).toHaveTextContent("Annonces");
    const [figure, trend] = canvas.getAllByRole("definition");
    await expect(figure).toHaveTextContent("214");
    await expect(trend).toHaveTextContent("12 % de plus que l'an dernier");
  },
};

export const TheWholeTileLeadsWhereItsNameLeads: Story = {
  args: {
    href: "#ads",
    action: <Button onClick={pressed}>Recharger</Button>,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole("link", { name: "Annonces" });
    await expect(link).toHaveAttribute("href", "#ads");
    const { left, top } = canvas.getByText("214").getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + 8)).toBe(link);
    await userEvent.click(canvas.getByRole("button", { name: "Recharger" }));
    await expect(pressed).toHaveBeenCalledOnce();
  },
};

export const AMissingFigureHasAText: Story = {
  args: { value: { unknown: "inconnu" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("inconnu")).toBeInTheDocument();
  },
};

export const ZeroIsAFigure: Story = {
  args: { value: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("definition")).toHaveTextContent("0");
  },
};

export const AnnouncesThePendingState: Story = {
  args: { isPending: true, pendingLabel: "Chargement" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("status")).toHaveTextContent("Chargement");
    await expect(canvas.queryByText("214")).toBeNull();
  },
};
