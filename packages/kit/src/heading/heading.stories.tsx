import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { Heading } from "./heading.tsx";

const meta = {
  title: "Layout/Heading",
  component: Heading,
  tags: ["new"],
  args: { level: 2, children: "Annonces légales du 24 novembre" },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfASection: Story = {};
export const OfAPage: Story = { args: { level: 1, children: "Passer une annonce" } };
export const SmallerThanItsLevel: Story = { args: { level: 2, size: "lead" } };
export const EveryLevel: Story = {
  render: () => (
    <>
      <Heading level={1}>Passer une annonce</Heading>
      <Heading level={2}>Votre annonce</Heading>
      <Heading level={3}>Texte et lignes</Heading>
      <Heading level={4}>Modèles</Heading>
      <Heading level={5}>Constitution de société</Heading>
      <Heading level={6}>Capital</Heading>
    </>
  ),
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: { children: "الإعلانات القانونية ليوم 24 نونبر" },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: () => (
    <AllSupports>
      {() => (
        <>
          <Heading level={3} size="display">
            Passer une annonce
          </Heading>
          <Heading level={3} size="title">
            Votre annonce
          </Heading>
          <Heading level={3}>Texte et lignes</Heading>
          <Heading level={3} size="lead">
            الإعلانات القانونية
          </Heading>
          <Heading level={3} size="body">
            Capital
          </Heading>
        </>
      )}
    </AllSupports>
  ),
};

/** A title of ten thousand letters in two directions. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { level: 1, children: `إعلان ${"X".repeat(10_000)} annonce` },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 1 })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
