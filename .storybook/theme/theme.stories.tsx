import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Gallery } from "./gallery.tsx";
import { Workbench } from "./workbench.tsx";

const meta = {
  title: "Theme a newspaper",
  component: Workbench,
  tags: ["!autodocs"],
  args: { language: "fr" },
  parameters: {
    layout: "fullscreen",
    // The landmarks and headings of many pages stand on this one. Each component's own stories are
    // held to axe, and the page without them is in its interactions.
    a11y: { test: "off" },
    // Each component's pictures show the same.
    chromatic: { disableSnapshot: true },
  },
  render: (_, { globals }) => {
    const language = globals.language === "ar" ? "ar" : "fr";
    return (
      <Workbench language={language}>
        {(request) => (
          <Gallery
            key={language}
            request={request}
            language={language}
            scheme={String(globals.scheme)}
          />
        )}
      </Workbench>
    );
  },
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

const cellOf = (root: HTMLElement, name: string) =>
  root.querySelector<HTMLElement>(`article[aria-label="${name}"]`);

const everyComponentRenders: Story["play"] = async ({ canvasElement }) => {
  await expect(canvasElement.querySelectorAll("article").length).toBeGreaterThan(45);
  await expect(canvasElement).not.toHaveTextContent("Did not render");
  const button = cellOf(canvasElement, "Button")?.querySelector("button");
  await expect(button).toHaveStyle({ borderRadius: "3px" });
  await expect(document.body).toHaveFocus();
};

export const Live: Story = { play: everyComponentRenders };
export const Arabic: Story = { globals: { language: "ar" }, play: everyComponentRenders };
export const Dark: Story = { globals: { scheme: "dark" } };
