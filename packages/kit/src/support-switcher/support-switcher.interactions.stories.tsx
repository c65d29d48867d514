import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { SupportSwitcher } from "./support-switcher.tsx";

const onChange = fn();

const meta = {
  title: "Frame/Support switcher/Interactions",
  component: SupportSwitcher,
  tags: ["interactions", "!autodocs"],
  args: {
    label: "Choisir un journal",
    value: "1",
    onChange: onChange,
    items: [
      {
        id: "1",
        name: "L'Horizon",
        nameLanguage: "fr",
        language: "fr",
        languageName: "Français",
        theme: "l-horizon",
      },
      {
        id: "2",
        name: "الأفق",
        nameLanguage: "ar",
        language: "ar",
        languageName: "العربية",
        theme: "al-ofoq",
      },
    ],
  },
  beforeEach: () => {
    onChange.mockClear();
  },
} satisfies Meta<typeof SupportSwitcher>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TheCurrentOneIsMarkedForEverybody: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Choisir un journal" }));
    const current = await canvas.findByRole("button", { current: true });
    await expect(current).toHaveTextContent("L'Horizon");
    const marks = canvasElement.querySelectorAll("li svg");
    await expect(marks[0]).toBeVisible();
    await expect(marks[1]).not.toBeVisible();
  },
};

export const EachSpeaksItsLanguageInItsFace: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Choisir un journal" }));
    const [french, arabic] = [canvas.getByText("L'Horizon"), canvas.getByText("الأفق")];
    await expect(french).toHaveAttribute("lang", "fr");
    await expect(arabic).toHaveAttribute("lang", "ar");
    await expect(canvas.getByText("العربية")).toHaveAttribute("lang", "ar");
    await expect(getComputedStyle(arabic).direction).toBe("rtl");
    await expect(getComputedStyle(french).fontFamily).not.toBe(getComputedStyle(arabic).fontFamily);
  },
};

export const ChosenByKeyboardAlone: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole("button", { name: "Choisir un journal" });
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith("2");
    await waitFor(() => expect(trigger).toHaveAttribute("aria-expanded", "false"));
    await expect(trigger).toHaveFocus();
  },
};

export const TheButtonsNameContainsItsText: Story = {
  args: { display: "name", value: "2" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button")).toHaveAccessibleName(
      "الأفق , Choisir un journal",
    );
  },
};

export const AnAddressMakesItALink: Story = {
  args: {
    items: [{ id: "2", name: "الأفق", language: "ar", languageName: "العربية", href: "#al-ofoq" }],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button"));
    await expect(await canvas.findByRole("link")).toHaveAttribute("href", "#al-ofoq");
  },
};
