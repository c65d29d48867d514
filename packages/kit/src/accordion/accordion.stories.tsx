import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { Accordion } from "./accordion.tsx";

const meta = {
  title: "Navigation/Accordion",
  component: Accordion,
  tags: ["new"],
  decorators: [
    (Story) => (
      <div className="w-full max-w-2xl has-[section]:max-w-none">
        <Story />
      </div>
    ),
  ],
  args: {
    items: [
      {
        value: "deadline",
        title: "Jusqu'à quand puis-je commander pour demain ?",
        content: "Jusqu'à 16 heures la veille de la parution, si la commande est payée.",
      },
      {
        value: "lines",
        title: "Comment les lignes sont-elles comptées ?",
        content:
          "Une ligne compte 28 caractères, espaces comprises ; deux lignes au moins sont facturées.",
      },
      {
        value: "proof",
        title: "Quand vais-je recevoir le justificatif ?",
        content: "Le jour de la parution, par courriel, et dans votre espace.",
      },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const OneOpen: Story = { args: { defaultValue: ["lines"] } };
export const AllOpen: Story = { args: { defaultValue: ["deadline", "lines", "proof"] } };
export const OneAtATime: Story = { args: { exclusive: true, defaultValue: ["deadline"] } };
export const NoSections: Story = { args: { items: [] } };
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    defaultValue: ["deadline"],
    items: [
      {
        value: "deadline",
        title: "ما هو آخر أجل للطلب من أجل الغد؟",
        content: "الرابعة بعد الزوال من اليوم السابق للنشر، إذا أُدّي ثمن الطلب.",
      },
      {
        value: "proof",
        title: "متى أتوصل بشهادة النشر؟",
        content: "يوم النشر، بالبريد الإلكتروني وفي حسابكم.",
      },
    ],
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => (
    <AllSupports>{() => <Accordion {...args} defaultValue={["deadline"]} />}</AllSupports>
  ),
};

/** Titles and contents without end, in two directions, and an open section that does not exist. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    defaultValue: ["long", "unknown"],
    items: [
      { value: "long", title: "X".repeat(4000), content: "إعلان annonce ".repeat(700) },
      { value: "empty", title: "", content: null },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^X+$/)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix
      args={args}
      interactive
      states={{
        chosen: OneOpen.args,
        empty: NoSections.args,
      }}
    >
      {(given, key) => <Accordion {...given} key={key} />}
    </StatesMatrix>
  ),
};
