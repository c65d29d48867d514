import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { Button } from "../button/index.ts";
import { IdentityCard } from "./identity-card.tsx";

const onEdit = fn();

const meta = {
  title: "Newspaper/Identity card/Interactions",
  component: IdentityCard,
  tags: ["interactions", "!autodocs"],
  args: {
    name: "Nadia El Mansouri",
    email: "nadia@atlas.ma",
    phone: "+212 522 48 11 20",
    labels: { email: "E-mail", phone: "Téléphone", unnamed: "Sans nom", missing: "Manque" },
  },
} satisfies Meta<typeof IdentityCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsToTheAddressAndTheNumber: Story = {
  args: { action: <Button onClick={onEdit}>Modifier</Button> },
  play: async ({ canvasElement }) => {
    onEdit.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("article", { name: "Nadia El Mansouri" })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(onEdit).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "nadia@atlas.ma" })).toHaveFocus();
    await expect(document.activeElement).toHaveAttribute("href", "mailto:nadia@atlas.ma");
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute("href", "tel:+212522481120");
  },
};

export const KeepsANumberInItsOrderInArabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  play: async ({ canvasElement }) => {
    const number = within(canvasElement).getByText("+212 522 48 11 20");
    await expect(getComputedStyle(number).direction).toBe("ltr");
    const label = within(canvasElement).getByText("Téléphone").getBoundingClientRect();
    await expect(number.getBoundingClientRect().right).toBeCloseTo(label.right, 0);
  },
};

export const ShowsInitialsOnceThePictureFails: Story = {
  args: { photo: "data:image/png;base64,x" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText("NM")).toBeVisible());
    await expect(canvasElement.querySelector("img")).toBeNull();
  },
};

export const LargeEnoughToPress: Story = {
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole("link")) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    }
  },
};
