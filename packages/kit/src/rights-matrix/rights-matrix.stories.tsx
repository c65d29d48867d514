import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { RightsMatrix } from "./rights-matrix.tsx";
import type { RightsMatrixProps } from "./rights-matrix.types.ts";

const lockedReason: RightsMatrixProps["lockedReason"] = (role, { id }) =>
  role.id === "owner" && id === "staff.invite" ? "la direction garde ce droit" : undefined;

const meta = {
  title: "Data/Rights matrix",
  component: RightsMatrix,
  tags: ["new"],
  args: {
    caption: "Droits des rôles",
    roles: [
      { id: "moderator", label: "Modération" },
      { id: "counter", label: "Caisse" },
      { id: "finance", label: "Comptabilité" },
      { id: "owner", label: "Direction" },
    ],
    items: [
      {
        label: "Annonces",
        items: [
          { id: "ads.read", label: "Lire les annonces" },
          {
            id: "ads.decide",
            label: "Décider des annonces",
            description: "Accepter, refuser, demander une correction",
          },
        ],
      },
      {
        label: "Argent",
        items: [
          { id: "refunds.make", label: "Rembourser une commande" },
          { id: "staff.invite", label: "Inviter un collègue" },
        ],
      },
    ],
    defaultValue: {
      moderator: ["ads.read", "ads.decide"],
      counter: ["ads.read", "refunds.make"],
      finance: ["refunds.make"],
      owner: ["ads.read", "ads.decide", "refunds.make", "staff.invite"],
    },
    lockedReason,
    labels: {
      permission: "Permission",
      granted: "accordé",
      denied: "non accordé",
      empty: "Aucune permission.",
    },
  },
} satisfies Meta<typeof RightsMatrix>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadOnly: Story = { args: { readOnly: true } };

export const Editable: Story = {};

export const Empty: Story = { args: { items: [] } };

/** Each permission is a card with its roles where room is short. */
export const Phone: Story = {
  globals: { viewport: { value: "reflow" } },
  decorators: [
    (Story) => (
      <div className="max-w-sm">
        <Story />
      </div>
    ),
  ],
};

export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    caption: "حقوق الأدوار",
    roles: [
      { id: "moderator", label: "الإشراف" },
      { id: "counter", label: "الصندوق" },
      { id: "owner", label: "الإدارة" },
    ],
    items: [
      {
        label: "الإعلانات",
        items: [
          { id: "ads.read", label: "قراءة الإعلانات" },
          {
            id: "ads.decide",
            label: "البت في الإعلانات",
            description: "القبول والرفض وطلب التصحيح",
          },
        ],
      },
      { label: "المال", items: [{ id: "staff.invite", label: "دعوة زميل" }] },
    ],
    lockedReason: (role, { id }) =>
      role.id === "owner" && id === "staff.invite" ? "تحتفظ الإدارة بهذا الحق" : undefined,
    labels: {
      permission: "الصلاحية",
      granted: "ممنوح",
      denied: "غير ممنوح",
      empty: "لا صلاحيات.",
    },
  },
};

export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => (
    <AllSupports panel="wide">
      {(key) => (
        <>
          <RightsMatrix {...args} caption={key} items={args.items.slice(0, 1)} readOnly />
          <RightsMatrix {...args} caption={`${key}, whole`} items={args.items.slice(1)} />
          <div className="max-w-sm">
            <RightsMatrix
              {...args}
              caption={`${key}, items`}
              items={args.items.slice(1)}
              hideCaption
            />
          </div>
        </>
      )}
    </AllSupports>
  ),
};

/** Roles that are not there, a permission twice, words without end. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    roles: Array.from({ length: 40 }, (_, index) => ({ id: `r${index}`, label: `Rôle ${index}` })),
    items: [
      { label: "", items: [{ id: "a", label: "x".repeat(2_000), description: "y".repeat(2_000) }] },
      { label: "Vide", items: [] },
    ],
    defaultValue: { nobody: ["a"], r1: ["a", "a", "unknown"] },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("checkbox", { checked: true })).toHaveLength(1);
    await expect(canvas.queryByText("Vide")).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix
      args={args}
      interactive
      states={{ "read-only": ReadOnly.args, empty: Empty.args }}
    >
      {(given, key) => <RightsMatrix {...given} caption={key} />}
    </StatesMatrix>
  ),
};
