import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import * as icons from "./icons.tsx";
import { SpinnerIcon } from "./spinner.tsx";

function Gallery() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-4">
      {Object.entries({ ...icons, SpinnerIcon }).map(([name, Icon]) => (
        <li key={name} className="flex flex-col items-center gap-2 text-caption text-fg-muted">
          <Icon className="size-7 text-fg" />
          <span className="max-w-full text-center wrap-anywhere">{name}</span>
        </li>
      ))}
    </ul>
  );
}

/** Icons beside words, in the text's own colour and size. */
function Lines() {
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-center gap-2 text-caption">
        <icons.ClockIcon />
        Clôture à 16 h
      </p>
      <p className="flex items-center gap-2 text-success">
        <icons.CheckCircleIcon />
        Annonce publiée
      </p>
      <p className="flex items-center gap-2 text-title-sm text-danger">
        <icons.ErrorIcon />
        Paiement refusé
      </p>
    </div>
  );
}

const meta = {
  title: "Foundations/Icon",
  component: Gallery,
  tags: ["stable", "language-free"],
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const InText: Story = { render: () => <Lines /> };
/** Icons that point along the reading direction turn round; the others stay. */
export const Arabic: Story = { globals: { language: "ar" } };
export const Dark: Story = { globals: { scheme: "dark" } };
/** Sizes that are none: the icon keeps its own, or is not seen, and the words keep their place. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  render: () => (
    <p className="flex items-center gap-2">
      <icons.ClockIcon className="no-such-class" strokeWidth={-1} />
      <icons.CheckIcon width={-4} height={0} />
      Clôture à 16 h
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Clôture à 16 h");
    for (const svg of canvasElement.querySelectorAll("svg")) {
      await expect(svg).toHaveAttribute("aria-hidden", "true");
    }
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: () => <AllSupports>{() => <Lines />}</AllSupports>,
};
