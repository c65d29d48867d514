import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { Gallery } from "./gallery.tsx";
import { Workbench } from "./workbench.tsx";

const meta = {
  title: "Theme a newspaper",
  component: Workbench,
  tags: ["!autodocs"],
  args: { language: "fr" },
  parameters: {
    layout: "fullscreen",
    // Many pages' worth of landmarks and headings on one page: each component's own stories are held to axe.
    a11y: { context: { exclude: ["article"] } },
  },
  render: (_, { globals }) => {
    const language = globals.language === "ar" ? "ar" : "fr";
    return (
      <Workbench language={language}>
        {(request) => (
          <Gallery request={request} language={language} scheme={String(globals.scheme)} />
        )}
      </Workbench>
    );
  },
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

const everyComponentRenders: Story["play"] = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole("article").length).toBeGreaterThan(45), {
    timeout: 30_000,
  });
  await expect(canvas.queryByText(/^Did not render/)).not.toBeInTheDocument();
  const button = within(canvas.getByRole("article", { name: "Button" })).getByRole("button");
  await expect(getComputedStyle(button).borderRadius).toBe("3px");
};

export const Live: Story = { play: everyComponentRenders };
export const Arabic: Story = { globals: { language: "ar" }, play: everyComponentRenders };
export const Dark: Story = { globals: { scheme: "dark" } };
