import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { RadioGroup } from "./radio-group.tsx";

const meta = {
  title: "Fields/Radio group/Interactions",
  component: RadioGroup,
  tags: ["interactions", "!autodocs"],
  args: {
    label: "Justificatif",
    name: "proof",
    items: [
      { value: "pdf", label: "Page en PDF", description: "Gratuit" },
      { value: "desk", label: "Retrait au guichet", disabled: true },
      { value: "paper", label: "Journal par la poste" },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ArrowsChooseAndPassWhatIsDisabled: Story = {
  args: { defaultValue: "pdf" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Page en PDF" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "Journal par la poste" })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith("paper");
  },
};

export const TheWordsAreTheTarget: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Gratuit"));
    const radio = canvas.getByRole("radio", { name: "Page en PDF" });
    await expect(radio).toBeChecked();
    await expect(radio).toHaveAccessibleDescription("Gratuit");
  },
};

export const ADisabledChoiceIsNotChosen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Retrait au guichet"));
    await expect(canvas.getByRole("radio", { name: "Retrait au guichet" })).not.toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const AHeldValueStaysUntilItsOwnerChangesIt: Story = {
  args: { value: "pdf" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Journal par la poste"));
    await expect(args.onChange).toHaveBeenCalledWith("paper");
    await expect(canvas.getByRole("radio", { name: "Page en PDF" })).toBeChecked();
  },
};

export const TheGroupHasItsNameAndError: Story = {
  args: { error: "Choisissez une réponse.", description: "Envoyé par courriel." },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("group", { name: "Justificatif" });
    await expect(group).toHaveAccessibleDescription("Choisissez une réponse. Envoyé par courriel.");
  },
};

export const TheFormReceivesTheChoice: Story = {
  args: { defaultValue: "paper" },
  render: (args) => (
    <form aria-label="Commande">
      <RadioGroup {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>("form");
    await expect([...new FormData(form)]).toEqual([["proof", "paper"]]);
  },
};
