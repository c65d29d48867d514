import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { createManualClock } from "../stories/manual-clock.ts";
import { SearchField, type SearchFieldProps } from "./search-field.tsx";

const clock = createManualClock();
const onSubmit = fn();
const onSearch = fn();

/** A page that shows what was searched for, with a link to another search. */
function Page(props: SearchFieldProps) {
  const [query, setQuery] = useState(props.value);
  function search(next: string): void {
    setQuery(next);
    props.onChange?.(next);
  }
  return (
    <form onSubmit={onSubmit}>
      <SearchField {...props} value={query} onChange={search} />
      <button type="button" onClick={() => setQuery("terrain")}>
        Terrains
      </button>
    </form>
  );
}

const meta = {
  title: "Fields/Search field/Interactions",
  component: SearchField,
  tags: ["interactions", "!autodocs"],
  render: (args) => <Page {...args} />,
  args: {
    label: "Rechercher",
    value: "",
    onChange: onSearch,
    clearLabel: "Effacer",
    clock,
  },
  beforeEach: () => {
    onSubmit.mockClear();
    onSearch.mockClear();
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EnterSearchesAndDoesNotSubmit: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("searchbox", { name: "Rechercher" });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard("villa");
    await expect(onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(onSearch.mock.calls).toEqual([["villa"]]);
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const ARestSearchesOnce: Story = {
  args: { searchAfter: 300 },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("searchbox"), "villa");
    clock.advance(299);
    await expect(onSearch).not.toHaveBeenCalled();
    clock.advance(1);
    await expect(onSearch.mock.calls).toEqual([["villa"]]);
  },
};

export const EnterDoesNotWaitForTheRest: Story = {
  args: { searchAfter: 300 },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("searchbox"), "villa{Enter}");
    clock.advance(1000);
    await expect(onSearch.mock.calls).toEqual([["villa"]]);
  },
};

export const EmptyingSearchesForAllAtOnce: Story = {
  args: { value: "villa", searchAfter: 300 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Effacer" }));
    await expect(onSearch.mock.calls).toEqual([[""]]);
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
    await expect(canvas.queryByRole("button", { name: "Effacer" })).toBeNull();
  },
};

export const FollowsTheCallersQuery: Story = {
  args: { value: "villa" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("searchbox"), " à");
    await userEvent.click(canvas.getByRole("button", { name: "Terrains" }));
    await expect(canvas.getByRole("searchbox")).toHaveValue("terrain");
  },
};

export const AnnouncesLoadingAndResults: Story = {
  render: function Render(args) {
    const [busy, setBusy] = useState(false);
    return (
      <>
        <SearchField
          {...args}
          isPending={busy}
          pendingLabel="Recherche en cours…"
          results={busy ? undefined : "12 annonces"}
          onChange={() => setBusy(true)}
        />
        <button type="button" onClick={() => setBusy(false)}>
          Répondre
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("searchbox"), "villa{Enter}");
    const spoken = canvas.getByRole("status");
    await waitFor(() => expect(spoken).toHaveTextContent("Recherche en cours…"));
    await userEvent.click(canvas.getByRole("button", { name: "Répondre" }));
    await waitFor(() => expect(spoken).toHaveTextContent("12 annonces"));
  },
};
