import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { FilterIcon } from "../icon/index.ts";
import { TextField } from "../text-field/index.ts";
import { Popover } from "./popover.tsx";

const meta = {
  title: "Overlays/Popover",
  component: Popover,
  args: {
    trigger: (
      <>
        <FilterIcon />
        Filtrer
      </>
    ),
    label: "Filtres",
    children: <TextField label="Référence" name="reference" />,
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const openIt: Story["play"] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole("button"));
  const page = within(canvasElement.ownerDocument.body);
  await waitFor(() => expect(page.getByRole("dialog")).toBeVisible());
};

export const Hidden: Story = {};
export const Shown: Story = { play: openIt };
export const ShownInTheDark: Story = { globals: { scheme: "dark" }, play: openIt };
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    trigger: (
      <>
        <FilterIcon />
        تصفية
      </>
    ),
    label: "المرشحات",
    children: <TextField label="المرجع" name="reference" />,
  },
  play: openIt,
};
