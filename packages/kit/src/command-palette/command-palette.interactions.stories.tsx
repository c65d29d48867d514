import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { Dialog } from "../dialog/index.ts";
import { type LinkElementProps, LinkProvider } from "../link/index.ts";
import { CommandButton } from "./command-button.tsx";
import { CommandPalette } from "./command-palette.tsx";
import type { CommandGroup } from "./command-palette.types.ts";

const run = fn();
const follow = fn<(href: string) => void>();
const onSelect = fn();
const onChange = fn<(text: string) => void>();

const items: readonly CommandGroup[] = [
  {
    label: "Aller à",
    items: [
      { id: "moderation", label: "Modération", href: "#moderation" },
      { id: "rates", label: "Tarifs", keywords: ["prix"], href: "#rates" },
    ],
  },
  { label: "Actions", items: [{ id: "export", label: "Exporter", onSelect: run }] },
];

/** Link of an application that moves without a reload. */
function OwnLink({ href, onClick, ...link }: LinkElementProps) {
  return (
    <a
      {...link}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
        follow(href);
      }}
    />
  );
}

const meta = {
  title: "Overlays/Command palette/Interactions",
  component: CommandPalette,
  tags: ["interactions", "!autodocs"],
  args: {
    open: false,
    onOpen: () => undefined,
    onClose: () => undefined,
    title: "Rechercher ou aller à",
    items,
    onSelect,
    onChange,
    labels: {
      search: "Rechercher",
      close: "Fermer",
      list: "Résultats",
      recent: "Récents",
      count: (count) => `${count} résultats`,
      none: (text) => `Rien pour ${text}`,
      empty: "Rien",
    },
  },
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <LinkProvider element={OwnLink}>
        <CommandButton label="Rechercher ou aller à…" onClick={() => setOpen(true)} />
        <label>
          Titre <input />
        </label>
        <CommandPalette
          {...args}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
        />
      </LinkProvider>
    );
  },
  beforeEach: () => {
    for (const call of [run, follow, onSelect, onChange]) call.mockClear();
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const bodyOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** Text of the command that Enter would choose. */
function activeText(field: HTMLElement): string | null | undefined {
  const id = field.getAttribute("aria-activedescendant") ?? "";
  const active = document.getElementById(id);
  return active?.getAttribute("aria-selected") === "true" ? active.textContent : undefined;
}

const openByKeys = "{Control>}k{/Control}";

export const OpensByItsKeysInAFieldAndGivesTheFocusBack: Story = {
  play: async ({ canvasElement }) => {
    const body = bodyOf(canvasElement);
    const title = within(canvasElement).getByRole("textbox", { name: "Titre" });
    await userEvent.click(title);
    await userEvent.keyboard(openByKeys);
    const field = await body.findByRole("combobox", { name: "Rechercher" });
    await expect(field).toHaveFocus();
    await expect(body.getByRole("dialog")).toHaveAccessibleName("Rechercher ou aller à");
    await userEvent.keyboard("{Escape}");
    await expect(body.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.keyboard(openByKeys);
    await body.findByRole("dialog");
    await userEvent.keyboard(openByKeys);
    await expect(body.queryByRole("dialog")).toBeNull();
  },
};

export const ArrowsGoRoundAndEnterFollowsALink: Story = {
  play: async ({ canvasElement }) => {
    const body = bodyOf(canvasElement);
    await userEvent.click(body.getByRole("button", { name: /Rechercher ou aller/ }));
    const field = await body.findByRole("combobox");
    await expect(activeText(field)).toBe("Modération");
    await userEvent.keyboard("{ArrowUp}");
    await expect(activeText(field)).toBe("Exporter");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(activeText(field)).toBe("Tarifs");
    await userEvent.keyboard("{PageDown}");
    await expect(activeText(field)).toBe("Exporter");
    await userEvent.keyboard("{PageUp}{ArrowDown}{Enter}");
    await expect(follow).toHaveBeenCalledWith("#rates");
    await expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: "rates" }));
    await expect(body.queryByRole("dialog")).toBeNull();
    await waitFor(() =>
      expect(body.getByRole("button", { name: /Rechercher ou aller/ })).toHaveFocus(),
    );
  },
};

export const TypingFindsAndAnActionRunsOnceItIsClosed: Story = {
  play: async ({ canvasElement }) => {
    const body = bodyOf(canvasElement);
    await userEvent.keyboard(openByKeys);
    const field = await body.findByRole("combobox");
    await userEvent.keyboard("{ArrowDown}prix");
    await expect(onChange).toHaveBeenLastCalledWith("prix");
    await expect(body.getAllByRole("option")).toHaveLength(1);
    await expect(activeText(field)).toBe("Tarifs");
    await userEvent.clear(field);
    await userEvent.type(field, "expor");
    await userEvent.keyboard("{Enter}");
    await expect(run).toHaveBeenCalledOnce();
    await expect(body.queryByRole("dialog")).toBeNull();
  },
};

export const APressChoosesAndTheFieldKeepsTheFocus: Story = {
  play: async ({ canvasElement }) => {
    const body = bodyOf(canvasElement);
    await userEvent.keyboard(openByKeys);
    const field = await body.findByRole("combobox");
    await userEvent.hover(body.getByRole("option", { name: "Tarifs" }));
    await expect(activeText(field)).toBe("Tarifs");
    await userEvent.click(body.getByText("Actions"));
    await expect(field).toHaveFocus();
    await userEvent.click(body.getByRole("option", { name: "Tarifs" }));
    await expect(follow).toHaveBeenCalledWith("#rates");
    await expect(body.queryByRole("dialog")).toBeNull();
  },
};

export const AnnouncesTheNumberAndTheAbsenceOfAnswers: Story = {
  play: async ({ canvasElement }) => {
    const body = bodyOf(canvasElement);
    await userEvent.keyboard(openByKeys);
    const field = await body.findByRole("combobox");
    const status = body.getByRole("status");
    await userEvent.type(field, "tar");
    await waitFor(() => expect(status).toHaveTextContent("1 résultats"));
    await userEvent.type(field, "zzz");
    await waitFor(() => expect(status).toHaveTextContent("Rien pour tarzzz"));
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{Enter}{ArrowDown}");
    await expect(body.getByRole("dialog")).toBeVisible();
  },
};

export const StaysClosedOverAnotherDialog: Story = {
  render: (args) => (
    <>
      <Dialog open onClose={() => undefined} title="Refuser" closeLabel="Fermer">
        Motif
      </Dialog>
      <CommandPalette {...args} onOpen={run} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.keyboard(openByKeys);
    await expect(run).not.toHaveBeenCalled();
    await expect(bodyOf(canvasElement).getAllByRole("dialog")).toHaveLength(1);
  },
};
