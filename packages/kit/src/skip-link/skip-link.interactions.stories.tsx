import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { SkipLink } from "./skip-link.tsx";

const meta = {
  title: "Frame/Skip link/Interactions",
  component: SkipLink,
  tags: ["interactions", "!autodocs"],
  parameters: {
    // The skip link stands outside of landmarks, and is known as one only at the top of a document.
    a11y: { config: { rules: [{ id: "region", enabled: false }] } },
  },
  args: { label: "Aller au contenu", target: "there" },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <button type="button">Dans l'en-tête</button>
      <main id="there" tabIndex={-1}>
        <button type="button">Dans le contenu</button>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SeenOnlyWithTheFocus: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Aller au contenu" });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

export const LeadsPastTheHeader: Story = {
  globals: { language: "ar" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Dans le contenu" })).toHaveFocus();
  },
};
