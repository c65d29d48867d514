import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { framed } from "../../../../.storybook/docs/framed.ts";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { BackToTop, ScrollTop } from "./scroll-top.tsx";

const meta = {
  title: "Frame/Scroll top",
  tags: ["stable"],
  component: ScrollTop,
  parameters: { layout: "fullscreen" },
  args: { label: "Revenir en haut" },
  render: (args) => (
    <div className="relative h-[300vh]">
      <main id="main" tabIndex={-1}>
        Le contenu
      </main>
      <ScrollTop {...args} />
    </div>
  ),
} satisfies Meta<typeof ScrollTop>;

export default meta;
type Story = StoryObj<typeof meta>;

const scrollDown: Story["play"] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await expect(canvas.queryByRole("button")).toBeNull();
  window.scrollTo({ top: 700, behavior: "instant" });
  await expect(await canvas.findByRole("button")).toBeVisible();
};

export const AtTheTop: Story = {};
export const FarDown: Story = { parameters: framed("20rem"), play: scrollDown };
export const Arabic: Story = {
  parameters: framed("20rem"),
  globals: { language: "ar", support: "al-ofoq" },
  args: { label: "العودة إلى الأعلى" },
  play: scrollDown,
};
export const Dark: Story = {
  parameters: framed("20rem"),
  globals: { scheme: "dark", support: "l-horizon" },
  play: scrollDown,
};

/** A page too short to scroll, and nowhere to put the focus. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { target: "nowhere" },
  render: (args) => (
    <div className="relative h-20">
      <ScrollTop {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => (
    <AllSupports>
      {() => (
        <div className="relative flex h-24 items-end justify-end">
          <BackToTop {...args} onPress={() => undefined} />
        </div>
      )}
    </AllSupports>
  ),
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} interactive>
      {(given) => <ScrollTop {...given} />}
    </StatesMatrix>
  ),
};
