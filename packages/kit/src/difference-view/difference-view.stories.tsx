import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { DifferenceView, type DifferenceViewLabels } from "./difference-view.tsx";

const labels: DifferenceViewLabels = {
  removed: "retiré :",
  added: "ajouté :",
  before: "Avant",
  after: "Maintenant",
  unchanged: "Aucun changement",
};

const arabicLabels: DifferenceViewLabels = {
  removed: "حُذف:",
  added: "أُضيف:",
  before: "قبل",
  after: "الآن",
  unchanged: "لا تغيير",
};

const arabicBefore =
  "تباع فيلا مساحتها 240 م² بسلا، حي بطانة، ثلاث غرف وحديقة.\nالثمن: 2\u00a0400\u00a0000 درهم.";

const arabicAfter =
  "تباع فيلا جميلة مساحتها 240 م² بالرباط، حي أكدال، ثلاث غرف وحديقة.\nالثمن: 2\u00a0650\u00a0000 درهم، قابل للتفاوض.";

const meta = {
  title: "Data/Difference view",
  tags: ["new"],
  component: DifferenceView,
  args: {
    label: "Texte de l'annonce",
    before:
      "Vend villa de 240 m² à Salé, quartier Bettana, trois chambres, jardin.\nPrix : 2 400 000 DH. Tél. 06 12 34 56 78.",
    after:
      "Vend belle villa de 240 m² à Rabat, quartier Agdal, trois chambres et jardin.\nPrix : 2 650 000 DH, à débattre. Tél. 06 12 34 56 78.",
    language: "fr",
    labels,
  },
  decorators: [
    (Story, { parameters }) => (
      <div className={parameters.wide ? "" : "max-w-2xl"}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DifferenceView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Merged: Story = {};

export const Sides: Story = { args: { view: "sides" }, parameters: { wide: true } };

export const Unchanged: Story = {
  args: { before: "Vend villa à Rabat.", after: "Vend villa à Rabat." },
};

export const AddedOnly: Story = { args: { before: "", after: "Vend villa à Rabat." } };

export const RemovedOnly: Story = { args: { before: "Vend villa à Rabat.", after: "" } };

export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "نص الإعلان",
    language: "ar",
    before: arabicBefore,
    after: arabicAfter,
    labels: arabicLabels,
  },
};

/** The page is in one language, the ad in the other: it keeps the direction of its own letters. */
export const ArabicTextOnAFrenchPage: Story = {
  globals: { language: "fr" },
  args: { language: "ar", before: arabicBefore, after: arabicAfter },
  tags: ["language-free"],
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector('[lang="ar"]');
    await expect(text && getComputedStyle(text).direction).toBe("rtl");
  },
};

export const EverySupport: Story = {
  parameters: { ...matrixPictures, wide: true },
  render: (args) => (
    <AllSupports>
      {(key) => (
        <>
          <DifferenceView {...args} label={key} />
          <DifferenceView {...args} {...Unchanged.args} label={`${key}, items`} />
        </>
      )}
    </AllSupports>
  ),
};

/** One word without end for another, and lines that are gone. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    before: `${"x".repeat(5_000)}\n\n\n`,
    after: `بيع ${"y".repeat(5_000)} \u202Edlrow\u202C <b>`,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("deletion")).toHaveTextContent(/x{5000}/);
    await expect(canvas.getAllByRole("insertion")[0]).toHaveTextContent(/y{5000}/);
    await expect(canvasElement.querySelector("b")).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const NonsenseNoTexts: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { before: "", after: "" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Aucun changement")).toBeVisible();
  },
};

export const States: Story = {
  parameters: { ...statesParameters, wide: true },
  render: (args) => (
    <StatesMatrix
      args={args}
      states={{ chosen: Sides.args, done: Unchanged.args, empty: RemovedOnly.args }}
    >
      {(given, key) => <DifferenceView {...given} label={key} />}
    </StatesMatrix>
  ),
};
