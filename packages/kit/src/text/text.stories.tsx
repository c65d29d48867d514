import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { Text } from "./text.tsx";

const meta = {
  title: "Layout/Text",
  component: Text,
  tags: ["new"],
  args: {
    children:
      "Votre annonce paraît dans l'édition du lendemain si elle est payée avant 16 heures, sauf le dimanche et les jours fériés.",
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {};
export const Lead: Story = { args: { size: "lead" } };
export const Muted: Story = { args: { size: "body-sm", tone: "muted" } };
export const Caption: Story = { args: { size: "caption", tone: "muted" } };
export const ToneAndWeight: Story = {
  render: () => (
    <Text>
      Il reste{" "}
      <Text as="strong" tone="danger" weight="semibold" figures="tabular">
        120,00 DH
      </Text>{" "}
      à payer, et{" "}
      <Text as="strong" tone="success" weight="semibold" figures="tabular">
        360,00 DH
      </Text>{" "}
      sont réglés.
    </Text>
  ),
};
export const ReadableMeasure: Story = {
  args: { measure: "prose", children: "Les annonces légales paraissent chaque jour. ".repeat(12) },
};
export const CutOff: Story = {
  args: { maxLines: 2, children: "Les annonces légales paraissent chaque jour. ".repeat(12) },
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    children:
      "يُنشر إعلانكم في عدد الغد إذا أُدّي ثمنه قبل الساعة الرابعة بعد الزوال، ما عدا الأحد وأيام العطل.",
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: () => (
    <AllSupports>
      {() => (
        <>
          <Text size="lead">Votre annonce paraît demain.</Text>
          <Text>Votre annonce paraît demain.</Text>
          <Text tone="muted" size="body-sm">
            Hors dimanches et jours fériés.
          </Text>
          <Text tone="danger" weight="semibold">
            Le paiement a été refusé.
          </Text>
          <Text tone="success" size="caption">
            Paiement reçu.
          </Text>
        </>
      )}
    </AllSupports>
  ),
};

/** Ten thousand letters without a space, in two directions. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { children: `إعلان ${"X".repeat(10_000)} annonce` },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/X/)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
