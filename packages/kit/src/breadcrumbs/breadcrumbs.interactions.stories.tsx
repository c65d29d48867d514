import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";

const meta = {
  title: "Navigation/Breadcrumbs/Interactions",
  component: Breadcrumbs,
  tags: ["interactions", "!autodocs"],
  args: {
    label: "Vous êtes ici",
    items: [
      { href: "#home", label: "Accueil" },
      { href: "#legal", label: "Annonces légales" },
    ],
    current: "Constitution",
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsUpAndNamesThePage: Story = {
  play: async ({ canvasElement }) => {
    const places = within(within(canvasElement).getByRole("navigation", { name: "Vous êtes ici" }));
    await expect(places.getAllByRole("listitem").map((one) => one.textContent)).toEqual([
      "Accueil",
      "Annonces légales",
      "Constitution",
    ]);
    await userEvent.tab();
    await expect(places.getByRole("link", { name: "Accueil" })).toHaveFocus();
    await userEvent.tab();
    await expect(places.getByRole("link", { name: "Annonces légales" })).toHaveFocus();
    await expect(places.getByText("Constitution").closest("[aria-current]")).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
};
