import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { Button } from "../button/index.ts";
import { PageLayout } from "./page-layout.tsx";

const meta = {
  title: "Frame/Page layout/Interactions",
  component: PageLayout,
  tags: ["interactions", "!autodocs"],
  parameters: {
    layout: "fullscreen",
    // The skip link stands outside of landmarks, and is known as one only at the top of a document.
    a11y: { config: { rules: [{ id: "region", enabled: false }] } },
  },
  args: {
    skipLabel: "Aller au contenu",
    header: <Button>En-tête</Button>,
    children: <Button>Contenu</Button>,
  },
} satisfies Meta<typeof PageLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TheFirstStopLeadsPastTheHeader: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const skip = canvas.getByRole("link", { name: "Aller au contenu" });
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Contenu" })).toHaveFocus();
  },
};
