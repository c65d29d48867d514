import type { Meta, StoryObj } from "@storybook/react-vite";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { ArrowForwardIcon } from "../icon/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { Link } from "./link.tsx";

const meta = {
  title: "Actions/Link",
  component: Link,
  args: { href: "#terms", children: "conditions de vente" },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <p>
      En commandant, vous acceptez les <Link {...args} />.
    </p>
  ),
};
export const Standalone: Story = {
  args: {
    variant: "standalone",
    children: (
      <>
        Toutes les annonces
        <ArrowForwardIcon />
      </>
    ),
  },
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    variant: "standalone",
    children: (
      <>
        كل الإعلانات
        <ArrowForwardIcon />
      </>
    ),
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => <AllSupports>{() => <Link {...args} />}</AllSupports>,
};
