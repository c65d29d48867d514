import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { LanguageList } from "./language-list.tsx";
import { LanguageSwitch } from "./language-switch.tsx";

const onChange = fn();

/** Following a link would take the page away from under its test. */
const stay = (event: Event) => event.preventDefault();

const meta = {
  title: "Frame/Language switch/Interactions",
  component: LanguageSwitch,
  tags: ["interactions", "!autodocs"],
  args: {
    items: [
      { code: "fr", name: "Français", href: "#fr" },
      { code: "ar", name: "العربية", href: "#ar" },
    ],
    value: "fr",
    onChange: onChange,
  },
  beforeEach: () => {
    onChange.mockClear();
    document.addEventListener("click", stay);
    return () => document.removeEventListener("click", stay);
  },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SpokenInItsOwnTongue: Story = {
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole("link", { name: "العربية" });
    await expect(link).toHaveAttribute("lang", "ar");
    await expect(link).toHaveAttribute("hreflang", "ar");
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith("ar");
  },
};

export const MarksTheCurrentLanguage: Story = {
  render: (args) => <LanguageList {...args} label="Langue" />,
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list", { name: "Langue" });
    await expect(within(list).getByRole("link", { current: true })).toHaveTextContent("Français");
    await expect(within(list).getAllByRole("link")).toHaveLength(2);
  },
};

export const WithoutAnAddressItIsAButton: Story = {
  args: { items: [{ code: "ar", name: "العربية" }] },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "العربية" });
    await expect(button).toHaveAttribute("lang", "ar");
    await userEvent.click(button);
    await expect(args.onChange).toHaveBeenCalledWith("ar");
  },
};
