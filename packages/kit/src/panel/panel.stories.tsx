import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { panelVariants } from "./panel.variants.ts";

interface PanelProps {
  /** `free` for what brings its own layout, `list` for entries from edge to edge. */
  content: "free" | "list";
  text: string;
}

/** The surface as action menu, popover and their kin wear it. */
function Panel({ content, text }: PanelProps) {
  return (
    <div className={panelVariants({ content })}>
      <p className={content === "list" ? "px-3 py-2" : undefined}>{text}</p>
    </div>
  );
}

const meta = {
  title: "Overlays/Panel",
  tags: ["stable"],
  component: Panel,
  args: { content: "free", text: "Référence, dates et statut" },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = {};
export const List: Story = { args: { content: "list", text: "Dupliquer" } };
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: { text: "المرجع والتواريخ والحالة" },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => (
    <AllSupports>
      {() => (
        <>
          <Panel {...args} />
          <Panel content="list" text="Dupliquer" />
        </>
      )}
    </AllSupports>
  ),
};

/** A word that does not end stays inside. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { text: "X".repeat(10_000) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
