import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
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
/** An address without end, an address that is none, mixed directions. */
export const Nonsense: Story = {
  render: () => (
    <p className="max-w-60">
      <Link href="#">{`https://exemple.ma/${"annonce-".repeat(1200)}`}</Link>{" "}
      <Link href="::">الشروط (conditions)</Link>
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("link")).toHaveLength(2);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
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
