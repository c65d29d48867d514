import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { framed } from "../../../../.storybook/docs/framed.ts";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { DirectoryMenu } from "./directory-menu.tsx";

const meta = {
  title: "Overlays/Directory menu",
  tags: ["stable"],
  component: DirectoryMenu,
  args: {
    label: "Rubriques",
    groups: [
      {
        id: "legal",
        href: "#legal",
        label: "Annonces légales",
        links: [
          { id: "1", href: "#1", label: "Convocations" },
          { id: "2", href: "#2", label: "Constitutions de sociétés" },
          { id: "3", href: "#3", label: "Cessions" },
        ],
      },
      {
        id: "homes",
        href: "#homes",
        label: "Immobilier",
        links: [
          { id: "4", href: "#4", label: "Vente" },
          { id: "5", href: "#5", label: "Location" },
        ],
      },
      { id: "jobs", href: "#jobs", label: "Emploi", links: [] },
    ],
  },
  render: (args) => (
    <div className="min-h-96">
      <DirectoryMenu {...args} />
    </div>
  ),
} satisfies Meta<typeof DirectoryMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  parameters: framed("30rem"),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button"));
    await expect(await canvas.findByRole("link", { name: "Vente" })).toBeVisible();
  },
};

export const NothingToShow: Story = { args: { groups: [] } };

export const Arabic: Story = {
  parameters: framed("30rem"),
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "الأبواب",
    groups: [
      {
        id: "legal",
        href: "#legal",
        label: "إعلانات قانونية",
        links: [
          { id: "1", href: "#1", label: "دعوات" },
          { id: "2", href: "#2", label: "تأسيس شركات" },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button"));
    await expect(await canvas.findByRole("link", { name: "دعوات" })).toBeVisible();
  },
};

/** Names without end, and a place without a name. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    label: "R".repeat(80),
    groups: [
      {
        id: "long",
        href: "#long",
        label: "X".repeat(400),
        links: [{ id: "long", href: "#part", label: "y".repeat(400) }],
      },
      { id: "mixed", href: "#mixed", label: "شروط L'Horizon (2026)", links: [] },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => <AllSupports>{() => <DirectoryMenu {...args} />}</AllSupports>,
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} interactive states={{ empty: NothingToShow.args }}>
      {(given, key) => <DirectoryMenu {...given} label={key} />}
    </StatesMatrix>
  ),
};
