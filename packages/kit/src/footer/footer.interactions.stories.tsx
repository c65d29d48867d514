import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { Footer } from "./footer.tsx";

const meta = {
  title: "Frame/Footer/Interactions",
  component: Footer,
  tags: ["interactions", "!autodocs"],
  args: {
    navigationLabel: "Pied de page",
    groups: [
      { id: "help", title: "Aide", links: [{ href: "#faq", label: "Questions fréquentes" }] },
      { id: "house", title: "La maison", links: [{ href: "#ofoq", label: "الأفق", lang: "ar" }] },
    ],
    smallPrint: "© Parution",
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ALandmarkWithNamedPlaces: Story = {
  play: async ({ canvasElement }) => {
    const foot = within(canvasElement).getByRole("contentinfo");
    await expect(foot).toHaveTextContent("© Parution");
    const navigation = within(foot).getByRole("navigation", { name: "Pied de page" });
    await expect(within(navigation).getAllByRole("heading", { level: 2 })).toHaveLength(2);
    await expect(within(navigation).getByRole("link", { name: "الأفق" })).toHaveAttribute(
      "lang",
      "ar",
    );
  },
};

export const ReachedInReadingOrder: Story = {
  globals: { language: "ar" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Questions fréquentes" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "الأفق" })).toHaveFocus();
  },
};

export const WithoutPlacesThereIsNoNavigation: Story = {
  render: () => <Footer smallPrint="© Parution" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("navigation")).toBeNull();
  },
};
