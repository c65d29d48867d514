import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { flushSync } from "react-dom";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { PriceSummary } from "./price-summary.tsx";

const meta = {
  title: "Newspaper/Price summary/Interactions",
  component: PriceSummary,
  args: {
    title: "Votre prix",
    steps: [],
    total: { label: "Total", amount: "0 DH" },
    state: "current",
    labels: { pending: "Calcul…", stale: "Prix ancien", unavailable: "Pas encore de prix" },
  },
  tags: ["interactions", "!autodocs"],
} satisfies Meta<typeof PriceSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Renders each of several changes: between two of them no time passes, however busy the machine is. */
function changeAtOnce(change: () => void, times: number): void {
  for (let done = 0; done < times; done += 1) flushSync(change);
}

export const ReadsANewTotalOnceItIsAtRest: Story = {
  render: function Render(args) {
    const [amount, setAmount] = useState(0);
    return (
      <>
        <button type="button" onClick={() => changeAtOnce(() => setAmount((held) => held + 24), 3)}>
          Ajouter trois lignes
        </button>
        <PriceSummary {...args} total={{ label: "Total", amount: `${amount} DH` }} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole("status");
    const heard: string[] = [];
    new MutationObserver(() => heard.push(status.textContent ?? "")).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: "Ajouter trois lignes" }));
    await expect(canvas.getByText("72 DH")).toBeVisible();
    await waitFor(() => expect(heard).toEqual(["Total 72 DH"]));
  },
};

export const AnnouncesOneDifferenceForARunOfChanges: Story = {
  args: {
    labels: {
      pending: "Calcul…",
      stale: "Prix ancien",
      unavailable: "Pas encore de prix",
      difference: (difference) =>
        difference > 0 ? `${difference} DH de plus` : `${-difference} DH de moins`,
    },
  },
  render: function Render(args) {
    const [value, setValue] = useState(100);
    return (
      <>
        <button type="button" onClick={() => changeAtOnce(() => setValue((held) => held + 24), 2)}>
          Ajouter
        </button>
        <button type="button" onClick={() => setValue(value - 50)}>
          Retirer
        </button>
        <PriceSummary {...args} total={{ label: "Total", amount: `${value} DH`, value }} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole("status");
    await userEvent.click(canvas.getByRole("button", { name: "Ajouter" }));
    await expect(canvas.getByText("48 DH de plus")).toBeVisible();
    await waitFor(() => expect(status).toHaveTextContent("Total 148 DH. 48 DH de plus"));
    await userEvent.click(canvas.getByRole("button", { name: "Retirer" }));
    await waitFor(() => expect(status).toHaveTextContent("Total 98 DH. 50 DH de moins"));
  },
};

export const AnnouncesADifferenceOnce: Story = {
  args: AnnouncesOneDifferenceForARunOfChanges.args ?? {},
  render: function Render(args) {
    const [total, setTotal] = useState({ label: "Pour une parution", value: 100 });
    return (
      <>
        <button type="button" onClick={() => setTotal({ ...total, value: 148 })}>
          Ajouter
        </button>
        <button type="button" onClick={() => setTotal({ ...total, label: "Total" })}>
          Choisir une date
        </button>
        <PriceSummary {...args} total={{ ...total, amount: `${total.value} DH` }} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole("status");
    await userEvent.click(canvas.getByRole("button", { name: "Ajouter" }));
    await waitFor(() =>
      expect(status).toHaveTextContent("Pour une parution 148 DH. 48 DH de plus"),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Choisir une date" }));
    await waitFor(() => expect(status).toHaveTextContent(/^Total 148 DH$/));
    await expect(canvas.queryByText("48 DH de plus")).not.toBeInTheDocument();
  },
};

/** Shown to the eye for as long as it takes to read; nothing is announced when it goes. */
export const ADifferenceLeavesOnceItIsRead: Story = {
  args: AnnouncesOneDifferenceForARunOfChanges.args ?? {},
  render: function Render(args) {
    const [value, setValue] = useState(100);
    return (
      <>
        <button type="button" onClick={() => setValue(value + 24)}>
          Ajouter
        </button>
        <button type="button" onClick={() => setValue(value - 50)}>
          Retirer
        </button>
        <PriceSummary {...args} total={{ label: "Total", amount: `${value} DH`, value }} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole("status");
    await userEvent.click(canvas.getByRole("button", { name: "Ajouter" }));
    await expect(canvas.getByText("24 DH de plus")).toBeVisible();
    await waitFor(() => expect(status).toHaveTextContent("Total 124 DH. 24 DH de plus"));
    await waitFor(() => expect(canvas.queryByText("24 DH de plus")).toBeNull(), { timeout: 8000 });
    await expect(status).toHaveTextContent("Total 124 DH. 24 DH de plus");
  },
};

export const ShowsNoFigureWithoutAPrice: Story = {
  args: { state: "unavailable", total: { label: "Total", amount: "999 DH" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Pas encore de prix")).toBeVisible();
    await expect(canvas.queryByText("999 DH")).not.toBeInTheDocument();
  },
};

export const AnnouncesALoadingPrice: Story = {
  args: { state: "pending" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("region", { name: "Votre prix" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
    await expect(canvas.getByText("Calcul…")).toBeVisible();
  },
};
