import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { framed } from "../../../../.storybook/docs/framed.ts";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { Button } from "../button/index.ts";
import { FilterIcon } from "../icon/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { TextField } from "../text-field/index.ts";
import { Popover, popoverClasses } from "./popover.tsx";

const meta = {
  title: "Overlays/Popover",
  tags: ["new"],
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
export const Shown: Story = { parameters: framed("24rem"), play: openIt };
export const ShownInTheDark: Story = {
  parameters: framed("24rem"),
  globals: { scheme: "dark" },
  play: openIt,
};
export const Arabic: Story = {
  parameters: framed("24rem"),
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
export const Phone: Story = {
  parameters: framed("24rem"),
  globals: { viewport: { value: "reflow" } },
  play: openIt,
};

/** More than fits, a word without end. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    children: (
      <>
        <p>{"Filtrer".repeat(200)}</p>
        <p className="py-[200vh]">L'annonce رقم 4120</p>
        <Button>Appliquer</Button>
      </>
    ),
  },
  play: async (context) => {
    await openIt(context);
    const panel = within(context.canvasElement.ownerDocument.body).getByRole("dialog");
    const { left, right, bottom } = panel.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** The button and its panel side by side: what hangs under the body takes the document's theme. */
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => (
    <AllSupports>
      {() => (
        <>
          <div>
            <Popover {...args} />
          </div>
          <div className={popoverClasses}>
            <TextField label="Référence" />
          </div>
        </>
      )}
    </AllSupports>
  ),
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} interactive>
      {(given, key) => <Popover {...given} label={key} />}
    </StatesMatrix>
  ),
};
