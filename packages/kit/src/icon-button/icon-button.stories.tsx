import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { framed } from "../../../../.storybook/docs/framed.ts";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { ArrowForwardIcon, CopyIcon, EyeIcon, FilterIcon, TrashIcon } from "../icon/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { IconButton } from "./icon-button.tsx";

const meta = {
  title: "Actions/Icon button",
  tags: ["stable"],
  component: IconButton,
  args: { label: "Dupliquer l'annonce", icon: <CopyIcon /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const Secondary: Story = { args: { variant: "secondary" } };
export const Primary: Story = { args: { variant: "primary" } };
export const Danger: Story = {
  args: { variant: "danger", label: "Supprimer l'annonce", icon: <TrashIcon /> },
};
export const Pressed: Story = {
  args: { label: "Filtres", icon: <FilterIcon />, pressed: true },
};
export const NotPressed: Story = {
  args: { label: "Filtres", icon: <FilterIcon />, pressed: false },
};
export const Pending: Story = { args: { isPending: true, pendingLabel: "Copie en cours…" } };
export const Disabled: Story = { args: { disabled: true } };
export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-2">
      <IconButton {...args} variant="secondary" size="sm" />
      <IconButton {...args} variant="secondary" size="md" />
      <IconButton {...args} variant="secondary" size="lg" />
    </div>
  ),
};
export const WithItsName: Story = {
  parameters: framed("10rem"),
  decorators: [
    (Story) => (
      <div className="flex justify-center pt-16">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("tooltip")).toBeVisible();
  },
};
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { label: "عنوان Titre ".repeat(400), icon: null },
  render: (args) => (
    <div className="w-24">
      <IconButton {...args} variant="secondary" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button");
    await expect(button.getBoundingClientRect().width).toBe(44);
  },
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: { label: "الإعلان التالي", icon: <ArrowForwardIcon />, variant: "secondary" },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: () => (
    <AllSupports>
      {() => (
        <div className="flex flex-wrap gap-2">
          <IconButton label="Dupliquer" icon={<CopyIcon />} />
          <IconButton label="Voir" icon={<EyeIcon />} variant="secondary" />
          <IconButton label="Continuer" icon={<ArrowForwardIcon />} variant="primary" />
          <IconButton label="Supprimer" icon={<TrashIcon />} variant="danger" />
          <IconButton label="Filtres" icon={<FilterIcon />} pressed />
          <IconButton label="Copier" icon={<CopyIcon />} isPending pendingLabel="Copie en cours…" />
          <IconButton label="Indisponible" icon={<CopyIcon />} variant="secondary" disabled />
        </div>
      )}
    </AllSupports>
  ),
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix
      args={args}
      interactive
      states={{ chosen: Pressed.args, disabled: Disabled.args, loading: Pending.args }}
    >
      {(given) => <IconButton {...given} />}
    </StatesMatrix>
  ),
};
