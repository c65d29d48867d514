import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { Accordion } from "./accordion.tsx";

const meta = {
  title: "Navigation/Accordion/Interactions",
  component: Accordion,
  tags: ["interactions", "!autodocs"],
  args: {
    items: [
      { value: "deadline", title: "Délais", content: "Jusqu'à 16 heures." },
      { value: "lines", title: "Lignes", content: "Vingt-huit caractères." },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ATitleShowsAndHidesItsSection: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Jusqu'à 16 heures.")).not.toBeVisible();
    await userEvent.click(canvas.getByText("Délais"));
    await expect(canvas.getByText("Jusqu'à 16 heures.")).toBeVisible();
    await userEvent.click(canvas.getByText("Lignes"));
    await expect(args.onChange).toHaveBeenLastCalledWith(["deadline", "lines"]);
    await userEvent.click(canvas.getByText("Délais"));
    await expect(canvas.getByText("Jusqu'à 16 heures.")).not.toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(["lines"]);
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

export const OneSectionAtATimeClosesTheOther: Story = {
  args: { exclusive: true, defaultValue: ["deadline"] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Lignes"));
    await expect(canvas.getByText("Vingt-huit caractères.")).toBeVisible();
    await expect(canvas.getByText("Jusqu'à 16 heures.")).not.toBeVisible();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(["lines"]);
  },
};

export const HeldSectionsStayUntilTheirOwnerChangesThem: Story = {
  args: { value: ["deadline"] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Lignes"));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(["deadline", "lines"]);
    await expect(canvas.getByText("Vingt-huit caractères.")).not.toBeVisible();
  },
};

export const ASectionThatTheBrowserOpensIsReported: Story = {
  play: async ({ canvasElement, args }) => {
    const [first] = within(canvasElement).getAllByRole<HTMLDetailsElement>("group");
    // As the browser's own search does.
    if (first) first.open = true;
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    await expect(args.onChange).toHaveBeenCalledWith(["deadline"]);
  },
};

export const TitlesAreHeadingsOfTheirLevel: Story = {
  args: { headingLevel: 2 },
  play: async ({ canvasElement }) => {
    const names = within(canvasElement).getAllByRole("heading", { level: 2 });
    await expect(names.map(({ textContent }) => textContent)).toEqual(["Délais", "Lignes"]);
  },
};
