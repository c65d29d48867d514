import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { CodeField } from "./code-field.tsx";

const meta = {
  title: "Fields/Code field/Interactions",
  component: CodeField,
  tags: ["interactions", "!autodocs"],
  args: { label: "Code", name: "code", onChange: fn(), onBlur: fn(), ref: fn() },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

const inputIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole("textbox", { name: "Code" });

export const RegistersAsANativeInputThatBrowsersFill: Story = {
  play: async ({ canvasElement, args }) => {
    const input = inputIn(canvasElement);
    await expect(input).toHaveAttribute("autocomplete", "one-time-code");
    await expect(input).toHaveAttribute("inputmode", "numeric");
    await expect(args.ref).toHaveBeenCalledWith(input);
    await userEvent.type(input, "12a3 4567");
    await expect(input).toHaveValue("123456");
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const ItIsPastedWholeWithSpaces: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(inputIn(canvasElement));
    await userEvent.paste(" 482 109 ");
    await expect(inputIn(canvasElement)).toHaveValue("482109");
  },
};

export const ArabicDigitsBecomeLatinOnesFromLeftToRight: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement);
    await userEvent.type(input, "٤٨٢۱۰۹");
    await expect(input).toHaveValue("482109");
    await expect(getComputedStyle(input).direction).toBe("ltr");
  },
};
