import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { withGuide } from "../docs/guide.tsx";
import { TypeSheet } from "./type-sheet.tsx";

const meta = {
  title: "Foundations/Type",
  component: TypeSheet,
  tags: ["!autodocs"],
  decorators: [withGuide],
} satisfies Meta<typeof TypeSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Type: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Latin 26 \/ 32.5 px$/)).toBeVisible();
    await expect(canvas.getByText(/Arab(?:ic|e) 26 \/ 36.4 px$/)).toBeVisible();
    await expect(
      canvas.getAllByText("Source Serif 4, Noto Naskh Arabic, Noto Sans Tifinagh"),
    ).toHaveLength(2);
  },
};

/** The Arabic daily puts its naskh first. */
export const TypeOfAlOfoq: Story = {
  globals: { support: "al-ofoq" },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByText("Noto Naskh Arabic, Source Serif 4, Noto Sans Tifinagh"),
    ).toHaveLength(2);
  },
};
