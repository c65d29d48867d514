import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { queuedAds, SampleAd, SampleList } from "./sample-queue.tsx";
import { SplitView, type SplitViewProps } from "./split-view.tsx";

const onChange = fn<(value: number) => void>();

const meta = {
  title: "Layout/Split view/Interactions",
  component: SplitView,
  tags: ["interactions", "!autodocs"],
  args: {
    list: null,
    detail: null,
    isOpen: false,
    onBack: () => undefined,
    onChange,
    labels: { list: "Annonces", detail: "Annonce", separator: "Largeur", back: "Retour" },
  },
  render: (args) => <Queue {...args} />,
} satisfies Meta<typeof SplitView>;

export default meta;
type Story = StoryObj<typeof meta>;

function Queue(args: SplitViewProps) {
  const [chosen, setChosen] = useState<string>();
  const ad = queuedAds.find(({ id }) => id === chosen);
  return (
    <SplitView
      {...args}
      list={<SampleList ads={queuedAds} chosen={chosen} onChoose={setChosen} />}
      detail={ad ? <SampleAd {...ad} /> : <p>Choisissez une annonce.</p>}
      isOpen={ad !== undefined}
      onBack={() => setChosen(undefined)}
    />
  );
}

const wide: Story["decorators"] = [
  (Story) => (
    <div className="w-200 min-w-200">
      <Story />
    </div>
  ),
];

const narrow: Story["decorators"] = [
  (Story) => (
    <div className="max-w-sm">
      <Story />
    </div>
  ),
];

export const MovesByArrowsHomeAndEnd: Story = {
  decorators: wide,
  play: async ({ canvasElement }) => {
    const separator = within(canvasElement).getByRole("separator", { name: "Largeur" });
    await expect(separator).toHaveAttribute("aria-orientation", "vertical");
    separator.focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(separator).toHaveAttribute("aria-valuenow", "40");
    await userEvent.keyboard("{ArrowLeft}");
    await expect(separator).toHaveAttribute("aria-valuenow", "38");
    await userEvent.keyboard("{End}{ArrowRight}");
    await expect(separator).toHaveAttribute("aria-valuenow", "70");
    await userEvent.keyboard("{Home}");
    await expect(separator).toHaveAttribute("aria-valuenow", "20");
    const list = within(canvasElement).getByRole("region", { name: "Annonces" });
    await expect(list.getBoundingClientRect().width).toBeCloseTo(160, 0);
    await expect(separator).toHaveAttribute("aria-controls", list.id);
  },
};

export const FoldsTheListByEnterAndGivesItsWidthBack: Story = {
  decorators: wide,
  args: { defaultValue: 44 },
  play: async ({ canvasElement }) => {
    const separator = within(canvasElement).getByRole("separator");
    separator.focus();
    await userEvent.keyboard("{Enter}");
    await expect(separator).toHaveAttribute("aria-valuenow", "20");
    await userEvent.keyboard("{Enter}");
    await expect(separator).toHaveAttribute("aria-valuenow", "44");
  },
};

export const ArrowsFollowTheDirectionOfReading: Story = {
  decorators: wide,
  globals: { language: "ar", support: "al-ofoq" },
  play: async ({ canvasElement }) => {
    const separator = within(canvasElement).getByRole("separator");
    separator.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(separator).toHaveAttribute("aria-valuenow", "38");
  },
};

export const MovesByPointer: Story = {
  decorators: wide,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const separator = canvas.getByRole("separator");
    const view = separator.parentElement;
    if (!view) throw new Error("The separator stands in no view.");
    const box = view.getBoundingClientRect();
    const grip = separator.getBoundingClientRect();
    onChange.mockClear();
    await userEvent.drag(
      view,
      { x: (grip.left + grip.width / 2 - box.left) / box.width, y: 0.5 },
      { x: 0.55, y: 0.5 },
    );
    await expect(separator).toHaveAttribute("aria-valuenow", "55");
    await expect(onChange).toHaveBeenCalled();
  },
};

export const ShowsOnePaneWhereRoomIsShortAndMovesTheFocus: Story = {
  decorators: narrow,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("separator")).toBeNull();
    await expect(canvas.queryByRole("region", { name: "Annonce" })).toBeNull();
    const entry = canvas.getByRole("button", { name: /Appel d'offres/ });
    await userEvent.click(entry);
    await expect(canvas.queryByRole("region", { name: "Annonces" })).toBeNull();
    await expect(canvas.getByRole("region", { name: "Annonce" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Retour" }));
    await expect(entry).toHaveFocus();
  },
};

export const KeepsTheFocusInTheListWhereBothPanesStand: Story = {
  decorators: wide,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const entry = canvas.getByRole("button", { name: /Offre d'emploi/ });
    await userEvent.click(entry);
    await expect(entry).toHaveFocus();
    await expect(canvas.queryByRole("button", { name: "Retour" })).toBeNull();
    await expect(canvas.getByRole("heading", { name: "Offre d'emploi" })).toBeVisible();
  },
};
