import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { TextArea } from "./text-area.tsx";

const meta = {
  title: "Fields/Text area/Interactions",
  component: TextArea,
  tags: ["!autodocs"],
  args: {
    label: "Texte",
    name: "text",
    onChange: fn(),
    counter: { limit: 10, describe: (count, limit) => `${count} caractères sur ${limit}` },
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CountsWhatTheReaderSees: Story = {
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
