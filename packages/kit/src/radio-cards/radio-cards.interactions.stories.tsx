import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { RadioCards } from "./radio-cards.tsx";

const meta = {
  title: "Fields/Radio cards/Interactions",
  component: RadioCards,
  tags: ["interactions", "!autodocs"],
  args: {
    label: "Moyen de paiement",
    name: "payment",
    items: [
      { value: "3", label: "Solde", description: "5 000,00 DH disponibles" },
      { value: "1", label: "Carte bancaire" },
      { value: "2", label: "Espèces", disabled: true },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ArrowsChoose: Story = {
  args: { defaultValue: "3" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Solde" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "Carte bancaire" })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const TheWholeCardIsTheTarget: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("5 000,00 DH disponibles"));
    const radio = canvas.getByRole("radio", { name: "Solde" });
    await expect(radio).toBeChecked();
    await expect(radio).toHaveAccessibleDescription("5 000,00 DH disponibles");
  },
};

export const TheGroupHasItsNameAndError: Story = {
  args: { error: "Choisissez un moyen de paiement." },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("group", { name: "Moyen de paiement" });
    await expect(group).toHaveAccessibleDescription("Choisissez un moyen de paiement.");
  },
};

export const ArrowsFollowTheDirection: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "وسيلة الأداء",
    layout: "tile",
    defaultValue: "1",
    items: [
      { value: "1", label: "الرصيد" },
      { value: "2", label: "بطاقة بنكية" },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "بطاقة بنكية" })).toBeChecked();
    const [first, second] = canvas.getAllByRole("radio");
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(
      second?.getBoundingClientRect().left ?? 0,
    );
  },
};
