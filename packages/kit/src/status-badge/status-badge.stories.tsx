import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { HelpIcon } from "../icon/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { arabicVariants, frenchVariants } from "./sample-variants.ts";
import { StatusBadge, type StatusVariant } from "./status-badge.tsx";

const meta = {
  title: "Data/Status badge",
  tags: ["stable"],
  component: StatusBadge<string>,
  args: { variants: frenchVariants.ad, status: "validated" },
} satisfies Meta<typeof StatusBadge<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

interface EveryStatusProps {
  variants: Readonly<Record<string, StatusVariant>>;
}

function EveryStatus({ variants }: EveryStatusProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {Object.keys(variants).map((status) => (
        <StatusBadge key={status} variants={variants} status={status} />
      ))}
    </div>
  );
}

function EveryKind({ kinds }: { kinds: Record<string, EveryStatusProps["variants"]> }) {
  return (
    <div className="grid gap-4">
      {Object.entries(kinds).map(([kind, variants]) => (
        <EveryStatus key={kind} variants={variants} />
      ))}
    </div>
  );
}

const all: Story["render"] = ({ variants }) => <EveryStatus variants={variants} />;

export const OneStatus: Story = {};
export const Ad: Story = { render: all };
export const Order: Story = { args: { variants: frenchVariants.order }, render: all };
export const Invoice: Story = { args: { variants: frenchVariants.invoice }, render: all };
export const Member: Story = { args: { variants: frenchVariants.member }, render: all };
export const Package: Story = { args: { variants: frenchVariants.package }, render: all };
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  render: () => <EveryKind kinds={arabicVariants} />,
};
export const InANarrowPlace: Story = {
  args: {
    variants: {
      inReview: {
        ...frenchVariants.ad.inReview,
        label: "En cours d'examen après paiement à terme ou en espèces",
      },
    },
    status: "inReview",
  },
  render: (args) => (
    <div className="w-40">
      <StatusBadge {...args} />
    </div>
  ),
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: () => (
    <AllSupports>
      {() => <EveryStatus variants={{ ...frenchVariants.ad, ...frenchVariants.invoice }} />}
    </AllSupports>
  ),
};

/** A status that a newer server knows: as it is written, or with the words for such a case. */
export const UnknownStatus: Story = {
  tags: ["language-free"],
  args: { status: "awaiting-legal-review" },
  render: ({ status }) => (
    <div className="flex flex-wrap gap-2">
      <StatusBadge<string> variants={frenchVariants.ad} status={status} />
      <StatusBadge<string>
        variants={frenchVariants.ad}
        status={status}
        fallback={{ label: "Autre état", icon: HelpIcon, tone: "neutral" }}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("awaiting-legal-review")).toBeVisible();
    await expect(within(canvasElement).getByText("Autre état")).toBeVisible();
  },
};

/** Names of an object's own parts, no name, a name without end, one in two directions. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { status: "constructor" },
  render: ({ variants }) => (
    <div className="flex flex-wrap gap-2">
      {["constructor", "__proto__", "", "X".repeat(10_000), "قيد en cours 2"].map((status) => (
        <StatusBadge key={status} variants={variants} status={status} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("constructor")).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args}>{(given) => <StatusBadge {...given} />}</StatesMatrix>
  ),
};
