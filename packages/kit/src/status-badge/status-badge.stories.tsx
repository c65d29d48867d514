import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { HelpIcon } from "../icon/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { arabicLooks, frenchLooks } from "./sample-looks.ts";
import { StatusBadge, type StatusLook } from "./status-badge.tsx";

const meta = {
  title: "Data/Status badge",
  component: StatusBadge<string>,
  args: { looks: frenchLooks.ad, status: "validated" },
} satisfies Meta<typeof StatusBadge<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

interface EveryStatusProps {
  looks: Readonly<Record<string, StatusLook>>;
}

function EveryStatus({ looks }: EveryStatusProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {Object.keys(looks).map((status) => (
        <StatusBadge key={status} looks={looks} status={status} />
      ))}
    </div>
  );
}

function EveryKind({ kinds }: { kinds: Record<string, EveryStatusProps["looks"]> }) {
  return (
    <div className="grid gap-4">
      {Object.entries(kinds).map(([kind, looks]) => (
        <EveryStatus key={kind} looks={looks} />
      ))}
    </div>
  );
}

const all: Story["render"] = ({ looks }) => <EveryStatus looks={looks} />;

export const OneStatus: Story = {};
export const Ad: Story = { render: all };
export const Order: Story = { args: { looks: frenchLooks.order }, render: all };
export const Invoice: Story = { args: { looks: frenchLooks.invoice }, render: all };
export const Member: Story = { args: { looks: frenchLooks.member }, render: all };
export const Package: Story = { args: { looks: frenchLooks.package }, render: all };
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  render: () => <EveryKind kinds={arabicLooks} />,
};
export const InANarrowPlace: Story = {
  args: {
    looks: {
      inReview: {
        ...frenchLooks.ad.inReview,
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
      {() => <EveryStatus looks={{ ...frenchLooks.ad, ...frenchLooks.invoice }} />}
    </AllSupports>
  ),
};

/** A status that a newer server knows: as it is written, or with the words for such a case. */
export const UnknownStatus: Story = {
  args: { status: "awaiting-legal-review" },
  render: ({ looks, status }) => (
    <div className="flex flex-wrap gap-2">
      <StatusBadge looks={looks} status={status} />
      <StatusBadge
        looks={looks}
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
  args: { status: "constructor" },
  render: ({ looks }) => (
    <div className="flex flex-wrap gap-2">
      {["constructor", "__proto__", "", "X".repeat(10_000), "قيد en cours 2"].map((status) => (
        <StatusBadge key={status} looks={looks} status={status} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("constructor")).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
