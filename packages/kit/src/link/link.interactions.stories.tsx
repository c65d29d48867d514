import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { ButtonLink } from "../button/index.ts";
import { Link } from "./link.tsx";
import { type LinkElementProps, LinkProvider } from "./link-provider.tsx";

const navigate = fn();

function RouterLink({ href, ...rest }: LinkElementProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        navigate(href);
      }}
    />
  );
}

const meta = {
  title: "Actions/Link/Interactions",
  component: Link,
  tags: ["interactions", "!autodocs"],
  args: { href: "/annonces", children: "Annonces" },
  beforeEach: () => {
    navigate.mockClear();
  },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnApplicationGivesItsOwnLink: Story = {
  render: (args) => (
    <LinkProvider element={RouterLink}>
      <Link {...args} /> <ButtonLink href="/commander">Commander</ButtonLink>
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("link", { name: "Annonces" }));
    await userEvent.click(canvas.getByRole("link", { name: "Commander" }));
    await expect(navigate.mock.calls).toEqual([["/annonces"], ["/commander"]]);
  },
};

export const ANewWindowLearnsNothingOfThisOne: Story = {
  args: { target: "_blank" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link")).toHaveAttribute("rel", "noopener");
  },
};
