import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { framed } from "../../../../.storybook/docs/framed.ts";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { SkipLink, skipLinkVariants } from "./skip-link.tsx";

const meta = {
  title: "Frame/Skip link",
  tags: ["stable"],
  component: SkipLink,
  parameters: {
    // The skip link stands outside of landmarks, and is known as one only at the top of a document.
    a11y: { config: { rules: [{ id: "region", enabled: false }] } },
  },
  args: { label: "Aller au contenu" },
  render: (args) => (
    <div className="h-24">
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        Le contenu
      </main>
    </div>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

const focusIt: Story["play"] = async ({ canvasElement }) => {
  await userEvent.tab();
  await expect(within(canvasElement).getByRole("link")).toHaveFocus();
};

export const Unfocused: Story = {};
export const Focused: Story = { parameters: framed("12rem"), play: focusIt };
export const Arabic: Story = {
  parameters: framed("12rem"),
  globals: { language: "ar", support: "al-ofoq" },
  args: { label: "إلى المحتوى" },
  play: focusIt,
};
export const Dark: Story = {
  parameters: framed("12rem"),
  globals: { scheme: "dark", support: "l-horizon" },
  play: focusIt,
};

/** A label without end, and nowhere to lead to: the focus stays where it is. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { label: "Aller au contenu ".repeat(30), target: "nowhere" },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const EverySupport: Story = {
  parameters: matrixPictures,
  render: ({ label }) => (
    <AllSupports>
      {() => (
        <p>
          <span className={skipLinkVariants({ shown: true })}>{label}</span>
        </p>
      )}
    </AllSupports>
  ),
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} interactive>
      {(given) => (
        // Its window.
        <div className="h-16 contain-paint">
          <SkipLink {...given} />
        </div>
      )}
    </StatesMatrix>
  ),
};
