import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { userEvent } from "../pointer.ts";
import { AdForm, type Refusal } from "./ad-form.tsx";

const meta = {
  title: "Recipes/Form",
  component: AdForm,
  tags: ["!autodocs"],
  args: { send: async (): Promise<Refusal | undefined> => undefined },
  parameters: { frame: "38rem" },
} satisfies Meta<typeof AdForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const draft = {
  section: "cars",
  text: "À vendre barque de pêche, bois de cèdre",
  price: 1_250_000,
  email: "salma@exemple.ma",
};

export const Empty: Story = {};

/** Every fault at its field; the first has the focus. */
export const Faults: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(canvas.getByRole("combobox")).toHaveFocus());
    await expect(canvas.getByRole("combobox")).toHaveAccessibleDescription(
      /Choisissez une rubrique|اختاروا الباب/,
    );
    await expect(canvas.getAllByRole("textbox", { description: /.+/ })).toHaveLength(3);
  },
};

/** The server's message stands at its field, which takes the focus. */
export const RefusedField: Story = {
  args: {
    draft,
    send: async () => ({ fields: { email: "Cette adresse ne reçoit pas de courrier." } }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    const email = canvas.getByRole("textbox", { name: /e-mail|البريد/ });
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(canvas.queryByRole("status")).toBeNull();
  },
};

/** A refusal without a field is an alert; what was typed stays. */
export const Refused: Story = {
  args: {
    draft,
    send: async () => ({ message: "Le service est arrêté. Réessayez dans une heure." }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/Le service|الخدمة/);
    await expect(canvas.getByRole("textbox", { name: /e-mail|البريد/ })).toHaveValue(draft.email);
  },
};

export const Sent: Story = {
  args: { draft },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await canvas.findByRole("status")).toBeVisible();
  },
};

export const Arabic: Story = { globals: { support: "al-ofoq" }, ...Faults };
