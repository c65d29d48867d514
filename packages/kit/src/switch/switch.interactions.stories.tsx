import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { Switch } from "./switch.tsx";

const onSubmit = fn();

const meta = {
  title: "Fields/Switch/Interactions",
  component: Switch,
  tags: ["interactions", "!autodocs"],
  args: { label: "Rappels d'échéance", name: "reminders", onChange: fn(), ref: fn() },
  beforeEach: () => {
    onSubmit.mockClear();
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TurnedByKeyByLabelAndByItself: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const control = canvas.getByRole("switch", { name: "Rappels d'échéance" });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText("Rappels d'échéance"));
    await expect(control).not.toBeChecked();
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await expect(args.ref).toHaveBeenCalledWith(control);
  },
};

export const IsSentAsACheckboxIs: Story = {
  args: { value: "yes" },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget).get("reminders"));
      }}
    >
      <Switch {...args} />
      <button type="submit">Envoyer</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.click(canvas.getByRole("switch"));
    await userEvent.click(canvas.getByRole("button"));
    await expect(onSubmit.mock.calls).toEqual([[null], ["yes"]]);
  },
};

export const IsDescribedByErrorAndDescription: Story = {
  args: { description: "La veille, par courriel.", error: "Non enregistré." },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole("switch");
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription("Non enregistré. La veille, par courriel.");
  },
};

export const TheThumbMovesAlongTheLine: Story = {
  args: { defaultChecked: true },
  globals: { language: "ar", support: "al-ofoq" },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole("switch");
    const thumb = control.nextElementSibling ?? control;
    const middle = (box: DOMRect) => box.left + box.width / 2;
    await expect(middle(thumb.getBoundingClientRect())).toBeLessThan(
      middle(control.getBoundingClientRect()),
    );
  },
};
