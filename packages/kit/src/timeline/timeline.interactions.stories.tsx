import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Timeline } from "./timeline.tsx";

const meta = {
  title: "Data/Timeline/Interactions",
  component: Timeline,
  tags: ["interactions", "!autodocs"],
  args: {
    label: "Historique",
    items: [
      {
        id: "1",
        kind: "done",
        title: "Acceptée",
        author: "Salma",
        time: { text: "11 mars", dateTime: "2026-03-11" },
      },
    ],
    labels: {
      kinds: { neutral: "", changed: "", done: "Fait :", failed: "", upcoming: "" },
      empty: "Rien",
    },
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const IsANamedListWithTimes: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list", { name: "Historique" });
    const event = within(list).getByRole("listitem");
    await expect(event).toHaveTextContent("Fait : Acceptée11 marsSalma");
    await expect(within(event).getByRole("time")).toHaveAttribute("datetime", "2026-03-11");
  },
};

export const AnnouncesThatItLoads: Story = {
  args: { items: [], isPending: true, pendingLabel: "Chargement" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("status")).toHaveTextContent("Chargement");
    await expect(canvas.queryByText("Rien")).toBeNull();
  },
};
