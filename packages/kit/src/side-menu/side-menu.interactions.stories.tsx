import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { SideMenu } from "./side-menu.tsx";

const meta = {
  title: "Frame/Side menu/Interactions",
  component: SideMenu,
  tags: ["interactions", "!autodocs"],
  args: {
    label: "Mon espace",
    items: [
      { id: "ads", href: "#ads", label: "Mes annonces", current: true },
      { id: "orders", href: "#orders", label: "Mes commandes" },
    ],
  },
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FoldedOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("link")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Mon espace", expanded: false }));
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent("Mes annonces");
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
  },
};

/** The header is folded with the entries; a summary is shown meanwhile. */
export const TheHeaderIsFoldedToo: Story = {
  globals: { viewport: { value: "phone" } },
  args: { header: <p>Salma Alaoui</p>, summary: "5 000,00 DH" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("5 000,00 DH")).toBeVisible();
    await expect(canvas.getByText("Salma Alaoui")).not.toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /Mon espace/ }));
    await expect(canvas.getByText("Salma Alaoui")).toBeVisible();
  },
};

export const CountsAreHeardInWords: Story = {
  args: {
    items: [
      { id: "ads", href: "#ads", label: "Annonces", count: { text: "12", label: "12 en ligne" } },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("link", { name: "Annonces , 12 en ligne" }),
    ).toBeVisible();
  },
};

export const AGroupIsNamedByItsTitle: Story = {
  args: {
    items: [
      {
        id: "money",
        title: "Paiements",
        items: [{ id: "orders", href: "#orders", label: "Mes commandes" }],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("list", { name: "Paiements" });
    await expect(within(group).getByRole("link", { name: "Mes commandes" })).toBeVisible();
  },
};

export const ReachedByKeyboardInArabic: Story = {
  globals: { language: "ar", viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Mon espace" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Mes annonces" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Mes commandes" })).toHaveFocus();
  },
};
