import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { TextArea } from "./text-area.tsx";

const meta = {
  title: "Fields/Text area/Interactions",
  component: TextArea,
  tags: ["interactions", "!autodocs"],
  args: {
    label: "Texte",
    name: "text",
    onChange: fn(),
    counter: { limit: 10, describe: (count, limit) => `${count} caractères sur ${limit}` },
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CountsGraphemes: Story = {
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole("textbox", { name: "Texte" });
    await userEvent.type(area, "الشَّرِكَةُ");
    await expect(area).toHaveAccessibleDescription("6 caractères sur 10");
  },
};

export const SpeaksOnceTheLimitIsNear: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const area = canvas.getByRole("textbox", { name: "Texte" });
    await userEvent.type(area, "12345");
    await userEvent.type(area, "6789");
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent("9 caractères sur 10"),
    );
  },
};

export const TypingBeyondTheLimitIsNotStopped: Story = {
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole("textbox", { name: "Texte" });
    await userEvent.type(area, "123456789012");
    await expect(area).toHaveValue("123456789012");
  },
};

export const RegistersAsANativeTextArea: Story = {
  args: { counter: undefined, ref: fn(), onBlur: fn() },
  play: async ({ canvasElement, args }) => {
    const area = within(canvasElement).getByRole("textbox", { name: "Texte" });
    await expect(area).toHaveAttribute("name", "text");
    await expect(args.ref).toHaveBeenCalledWith(area);
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.keyboard("a{Enter}b");
    await expect(area).toHaveValue("a\nb");
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const TheCounterFollowsAValueHeldOutside: Story = {
  args: { value: "abc" },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole("textbox", { name: "Texte" });
    await userEvent.type(area, "d");
    await expect(area).toHaveAccessibleDescription("3 caractères sur 10");
  },
};

export const ArabicIsWrittenFromTheRight: Story = {
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole("textbox", { name: "Texte" });
    await userEvent.type(area, "بيع");
    await expect(getComputedStyle(area).direction).toBe("rtl");
    await userEvent.clear(area);
    await userEvent.type(area, "Vente");
    await expect(getComputedStyle(area).direction).toBe("ltr");
  },
};
