import type { Meta, StoryObj } from "@storybook/react-vite";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { ArchiveIcon, BanIcon, CheckCircleIcon, ClockIcon, InfoIcon } from "../icon/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatusBadge, type StatusLook } from "./status-badge.tsx";

type Status = "unpaid" | "waiting" | "validated" | "refused" | "archived";

const french: Record<Status, StatusLook> = {
  unpaid: { label: "Non payée", icon: ClockIcon, tone: "warning" },
  waiting: { label: "En attente de validation", icon: InfoIcon, tone: "info" },
  validated: { label: "Validée", icon: CheckCircleIcon, tone: "success" },
  refused: { label: "Annulée", icon: BanIcon, tone: "danger" },
  archived: { label: "Archivée", icon: ArchiveIcon, tone: "neutral" },
};

const arabic: Record<Status, StatusLook> = {
  unpaid: { ...french.unpaid, label: "غير مؤدى عنه" },
  waiting: { ...french.waiting, label: "في انتظار المصادقة" },
  validated: { ...french.validated, label: "مصادق عليه" },
  refused: { ...french.refused, label: "ملغى" },
  archived: { ...french.archived, label: "مؤرشف" },
};

const statuses: readonly Status[] = ["unpaid", "waiting", "validated", "refused", "archived"];

const meta = {
  title: "Newspaper/Status badge",
  component: StatusBadge<Status>,
  args: { looks: french, status: "validated" },
} satisfies Meta<typeof StatusBadge<Status>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Validated: Story = {};

export const EveryStatus: Story = {
  render: ({ looks }) => <Row looks={looks} />,
};

export const Arabic: Story = {
  ...EveryStatus,
  args: { looks: arabic },
  globals: { language: "ar", support: "al-ofoq" },
};

export const LongLabelInANarrowPlace: Story = {
  args: {
    looks: {
      ...french,
      waiting: {
        ...french.waiting,
        label: "En cours d'examen après paiement à terme ou en espèces",
      },
    },
    status: "waiting",
  },
  render: (args) => (
    <div className="w-48">
      <StatusBadge {...args} />
    </div>
  ),
};

export const EverySupport: Story = {
  parameters: matrixPictures,
  render: ({ looks }) => <AllSupports>{() => <Row looks={looks} />}</AllSupports>,
};

function Row({ looks }: { looks: Record<Status, StatusLook> }) {
  return (
    <div className="flex flex-wrap gap-3">
      {statuses.map((status) => (
        <StatusBadge key={status} looks={looks} status={status} />
      ))}
    </div>
  );
}
