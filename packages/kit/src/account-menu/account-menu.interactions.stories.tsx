import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { AccountMenu, type AccountMenuProps } from "./account-menu.tsx";

const onSignOut = fn();
const failure = { toneLabel: "Erreur", text: "La connexion est interrompue." };

/** The first try to leave runs until the network is cut. */
function Leaving(props: AccountMenuProps) {
  const [state, setState] = useState<"in" | "leaving" | "failed">("in");
  function leave(): void {
    onSignOut();
    setState("leaving");
  }
  useEffect(() => {
    const fail = () => setState("failed");
    addEventListener("offline", fail);
    return () => removeEventListener("offline", fail);
  }, []);
  return (
    <AccountMenu
      {...props}
      signOut={{
        ...props.signOut,
        onSignOut: leave,
        isPending: state === "leaving",
        pendingLabel: "Déconnexion en cours",
        failure: state === "failed" ? failure : undefined,
      }}
    />
  );
}

const meta = {
  title: "Frame/Account menu/Interactions",
  component: AccountMenu,
  tags: ["interactions", "!autodocs"],
  render: (args) => <Leaving {...args} />,
  args: {
    label: "Mon compte",
    name: "Salma Alaoui",
    items: [
      { id: "ads", href: "#ads", label: "Mes annonces", current: true },
      { id: "orders", href: "#orders", label: "Mes commandes" },
    ],
    signOut: { label: "Se déconnecter", onSignOut },
  },
  beforeEach: () => {
    onSignOut.mockClear();
  },
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openMenu(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const trigger = canvas.getByRole("button", { name: "Mon compte" });
  await userEvent.click(trigger);
  await waitFor(() => expect(trigger).toHaveAttribute("aria-expanded", "true"));
  return { canvas, trigger };
}

export const NamesTheUserAndTheCurrentPage: Story = {
  play: async ({ canvasElement }) => {
    const { canvas } = await openMenu(canvasElement);
    await expect(canvas.getByText("Salma Alaoui")).toBeVisible();
    await expect(canvas.getByRole("list", { name: "Mon compte" })).toBeVisible();
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent("Mes annonces");
  },
};

export const SigningOutTakesItsTimeInTheMenu: Story = {
  play: async ({ canvasElement }) => {
    const { canvas } = await openMenu(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Se déconnecter" }));
    const running = await canvas.findByRole("button", { name: "Déconnexion en cours" });
    await expect(running).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(onSignOut).toHaveBeenCalledOnce();
  },
};

export const AFailedSignOutIsShownAndRetried: Story = {
  play: async ({ canvasElement }) => {
    const { canvas } = await openMenu(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Se déconnecter" }));
    dispatchEvent(new Event("offline"));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Erreur La connexion est interrompue.",
    );
    const again = canvas.getByRole("button", { name: "Se déconnecter" });
    await expect(again).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(onSignOut).toHaveBeenCalledTimes(2);
  },
};

export const ArrowsLeadIntoThePages: Story = {
  globals: { language: "ar" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(await canvas.findByRole("link", { name: "Mes annonces" })).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("button", { name: "Se déconnecter" })).toHaveFocus();
  },
};
