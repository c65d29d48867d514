import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { RightsMatrix } from "./rights-matrix.tsx";
import type { Rights } from "./rights-matrix.types.ts";

const onChange = fn<(value: Rights) => void>();

const meta = {
  title: "Data/Rights matrix/Interactions",
  component: RightsMatrix,
  tags: ["interactions", "!autodocs"],
  args: {
    caption: "Droits",
    roles: [
      { id: "moderator", label: "Modération" },
      { id: "counter", label: "Caisse" },
      { id: "owner", label: "Direction" },
    ],
    items: [
      {
        label: "Annonces",
        items: [
          { id: "read", label: "Lire" },
          { id: "decide", label: "Décider" },
        ],
      },
      { label: "Équipe", items: [{ id: "invite", label: "Inviter" }] },
    ],
    defaultValue: { moderator: ["read"], owner: ["invite"] },
    onChange,
    lockedReason: (role, { id }) =>
      role.id === "owner" && id === "invite" ? "réservé" : undefined,
    labels: { permission: "Permission", granted: "accordé", denied: "non accordé", empty: "Rien" },
  },
  beforeEach: () => {
    onChange.mockClear();
  },
} satisfies Meta<typeof RightsMatrix>;

export default meta;
type Story = StoryObj<typeof meta>;

const focused = () => document.activeElement?.getAttribute("aria-label");

export const GivesAndTakesARightByPointer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Décider, Caisse" }));
    await expect(onChange).toHaveBeenLastCalledWith({
      moderator: ["read"],
      owner: ["invite"],
      counter: ["decide"],
    });
    await userEvent.click(canvas.getByRole("checkbox", { name: "Lire, Modération" }));
    await expect(onChange.mock.lastCall?.[0].moderator).toEqual([]);
  },
};

export const IsOneTabStopThatArrowsMoveIn: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(focused()).toBe("Lire, Modération");
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    await expect(focused()).toBe("Décider, Caisse");
    await userEvent.keyboard("{ArrowDown}");
    await expect(focused()).toBe("Inviter, Caisse");
    await userEvent.keyboard("{ArrowDown}{End}");
    await expect(focused()).toBe("Inviter, Direction, réservé");
    await userEvent.keyboard("{Control>}{Home}{/Control}");
    await expect(focused()).toBe("Lire, Modération");
    await userEvent.keyboard("{PageDown} ");
    await expect(onChange.mock.lastCall?.[0].moderator).toEqual(["read", "invite"]);
    await userEvent.tab();
    await expect(document.activeElement).not.toHaveAttribute("data-cell");
  },
};

export const ArrowsFollowTheDirectionOfReading: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(focused()).toBe("Lire, Caisse");
  },
};

export const KeepsALockedRightAndNamesTheReason: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole("checkbox", {
      name: "Inviter, Direction, réservé",
    });
    box.focus();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    await expect(onChange).not.toHaveBeenCalled();
  },
};

export const ShowsSignsToReaders: Story = {
  args: { readOnly: true },
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole("table", { name: "Droits" }));
    await expect(table.queryByRole("checkbox")).toBeNull();
    const row = within(table.getByRole("row", { name: /^Lire/ }));
    await expect(row.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual([
      "Modérationaccordé",
      "Caissenon accordé",
      "Directionnon accordé",
    ]);
  },
};

export const NamesTheRolesInCards: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-sm">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [role] = canvas.getAllByText("Caisse", { ignore: "th" });
    await expect(role).toBeVisible();
    if (role) await userEvent.click(role);
    await expect(onChange.mock.lastCall?.[0].counter).toEqual(["read"]);
  },
};
