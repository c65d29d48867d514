import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { ButtonLink } from "../button/index.ts";
import { NewspaperIcon } from "../icon/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { EmptyState } from "./empty-state.tsx";

const meta = {
  title: "Feedback/Empty state",
  tags: ["stable"],
  component: EmptyState,
  args: {
    icon: NewspaperIcon,
    title: "Vous n'avez pas encore d'annonce",
    action: (
      <ButtonLink href="#order" variant="primary">
        Composer une annonce
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAWayOn: Story = {};
export const TitleAlone: Story = {
  render: () => <EmptyState title="Vous n'avez pas encore d'annonce" />,
};
export const Explained: Story = {
  args: { children: "Élargissez la période ou effacez la référence." },
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    title: "ليس لديكم أي إعلان بعد",
    action: (
      <ButtonLink href="#order" variant="primary">
        تحرير إعلان
      </ButtonLink>
    ),
  },
};
export const Dark: Story = { globals: { scheme: "dark", support: "l-horizon" } };
export const Phone: Story = { globals: { viewport: { value: "reflow" } } };

/** A title without end, both directions in one line. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { title: "Aucune annonce إعلان".repeat(40), children: "x".repeat(10_000) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => <AllSupports>{() => <EmptyState {...args} />}</AllSupports>,
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} interactive>
      {(given) => <EmptyState {...given} />}
    </StatesMatrix>
  ),
};
