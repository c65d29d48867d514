import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { userEvent } from "../pointer.ts";
import { AdList } from "./ad-list.tsx";

const rows = [
  { id: "4120", title: "Constitution de société", status: "paid" },
  { id: "4121", title: "Vente d'un fonds de commerce", status: "paid" },
  { id: "4122", title: "Perte de documents", status: "draft" },
] as const;

const none = { text: "", status: "", page: 1 } as const;

const meta = {
  title: "Recipes/List page",
  component: AdList,
  tags: ["!autodocs"],
  args: {
    query: none,
    onQuery: fn(),
    answer: { data: { rows, total: 48, pages: 9 }, isLoading: false, retry: fn() },
  },
} satisfies Meta<typeof AdList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The server filters; here the story does, at once. */
export const Rows: Story = {
  render: ({ answer, ...args }) => {
    const [query, setQuery] = useState(args.query);
    const found = rows.filter(
      ({ title, status }) =>
        title.toLowerCase().includes(query.text.toLowerCase()) &&
        (query.status === "" || query.status === status),
    );
    const all = query.text === "" && query.status === "";
    const data = { rows: found, total: all ? 48 : found.length, pages: all ? 9 : 1 };
    return <AdList query={query} onQuery={setQuery} answer={{ ...answer, data }} />;
  },
};

export const Loading: Story = { args: { answer: { isLoading: true, retry: fn() } } };
const nothing = { data: { rows: [], total: 0, pages: 0 }, isLoading: false, retry: fn() };

export const NothingFound: Story = {
  args: { query: { ...none, text: "barque" }, answer: nothing },
};
export const NothingYet: Story = { args: { answer: nothing } };
export const Failed: Story = {
  args: { answer: { error: { reference: "REQ-7F3A" }, isLoading: false, retry: fn() } },
};
export const Arabic: Story = { globals: { support: "al-ofoq", language: "ar" } };

/** A filter begins again at the first page, and can be taken away by itself. */
export const Filtering: Story = {
  ...Rows,
  tags: ["interactions"],
  args: { query: { ...none, page: 3 } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText("Statut"), "draft");
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(1);
    await expect(canvas.queryByRole("navigation")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: /Retirer le filtre/ }));
    await expect(canvas.getByText("Page 1 sur 9")).toBeVisible();
  },
};
