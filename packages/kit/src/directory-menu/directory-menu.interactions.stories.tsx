import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { type LinkElementProps, LinkProvider } from "../link/index.ts";
import { DirectoryMenu } from "./directory-menu.tsx";

/** Follows without leaving the page, as a router's link does. */
function StayingLink({ href, onClick, ...rest }: LinkElementProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    />
  );
}

const meta = {
  title: "Overlays/Directory menu/Interactions",
  component: DirectoryMenu,
  tags: ["interactions", "!autodocs"],
  render: (args) => (
    <LinkProvider element={StayingLink}>
      <DirectoryMenu {...args} />
    </LinkProvider>
  ),
  args: {
    label: "Rubriques",
    groups: [
      {
        id: "homes",
        href: "#homes",
        label: "Immobilier",
        links: [{ id: "sale", href: "#sale", label: "Vente" }],
      },
      { id: "jobs", href: "#jobs", label: "Emploi", links: [] },
    ],
  },
} satisfies Meta<typeof DirectoryMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboardAlone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: "Rubriques" });
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(await canvas.findByRole("link", { name: "Immobilier" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("link", { name: "Vente" })).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("link", { name: "Emploi" })).toHaveFocus();
  },
};

/** Callers may load missing content when it opens. */
export const NotifiesOnOpening: Story = {
  args: { onOpen: fn() },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Rubriques" });
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.click(button);
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledOnce());
    await userEvent.click(button);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** A place that is followed hides the directory: the page behind it changes. */
export const FollowingClosesIt: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Rubriques" }));
    const parts = await canvas.findByRole("list", { name: "Immobilier" });
    await userEvent.click(within(parts).getByRole("link", { name: "Vente" }));
    await waitFor(() => expect(canvas.queryAllByRole("link")).toHaveLength(0));
  },
};
