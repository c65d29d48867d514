import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { ArrowForwardIcon } from "../icon/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { Link } from "./link.tsx";
import { type LinkElementProps, LinkProvider } from "./link-provider.tsx";

const meta = {
  title: "Actions/Link",
  tags: ["stable"],
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
/** Stands for the link of a router. */
function RouterLink({ href, ...props }: LinkElementProps) {
  return <a href={`/gazette${href}`} {...props} />;
}

/** Links of the kit move inside the application that gives its own element. */
export const OfAnApplication: Story = {
  render: () => (
    <LinkProvider element={RouterLink}>
      <p>
        En commandant, vous acceptez les <Link href="/terms">conditions de vente</Link>.
      </p>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "/gazette/terms");
  },
};
/** An address without end, an address that is none, mixed directions. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
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

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} interactive>
      {(given) => <Link {...given} />}
    </StatesMatrix>
  ),
};
