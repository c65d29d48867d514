import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { DifferenceView } from "./difference-view.tsx";

const meta = {
  title: "Data/Difference view/Interactions",
  component: DifferenceView,
  tags: ["interactions", "!autodocs"],
  args: {
    label: "Texte",
    before: "Vente à Salé",
    after: "Vente à Rabat",
    labels: {
      removed: "retiré :",
      added: "ajouté :",
      before: "Avant",
      after: "Maintenant",
      unchanged: "Aucun changement",
    },
  },
} satisfies Meta<typeof DifferenceView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NamesEachChange: Story = {
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole("group", { name: "Texte" }));
    await expect(group.getByRole("deletion")).toHaveTextContent("retiré : Salé");
    await expect(group.getByRole("insertion")).toHaveTextContent("ajouté : Rabat");
  },
};

export const TellsChangesApartWithoutColour: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const lineOf = (role: string) => getComputedStyle(canvas.getByRole(role)).textDecorationLine;
    await expect(lineOf("deletion")).toBe("line-through");
    await expect(lineOf("insertion")).toBe("underline");
  },
};

export const ShowsEachTextOnItsSide: Story = {
  args: { view: "sides" },
  play: async ({ canvasElement }) => {
    const [before, after] = canvasElement.querySelectorAll("p:has(del), p:has(ins)");
    await expect(before).toHaveTextContent("Vente à retiré : Salé");
    await expect(after).toHaveTextContent("Vente à ajouté : Rabat");
  },
};

/** Figures beside each other keep their order in a text that is read from right to left. */
export const KeepsTheOrderOfFiguresInArabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: { before: "الثمن 900 درهم", after: "الثمن 950 درهم" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [removed, added] = ["deletion", "insertion"].map((role) =>
      canvas.getByRole(role).getBoundingClientRect(),
    );
    await expect(removed?.left).toBeGreaterThanOrEqual(added?.right ?? Number.POSITIVE_INFINITY);
  },
};
