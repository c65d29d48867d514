import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { PoliteAnnouncement } from "./polite-announcement.tsx";

const meta = {
  title: "Feedback/Polite announcement/Interactions",
  component: PoliteAnnouncement,
  args: { text: "0 lignes", delay: 0 },
  tags: ["interactions", "!autodocs"],
  render: function Render(args) {
    const [count, setCount] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setCount(count + 1)}>
          Écrire
        </button>
        <PoliteAnnouncement {...args} />
        <PoliteAnnouncement {...args} text={`${count} lignes`} />
      </>
    );
  },
} satisfies Meta<typeof PoliteAnnouncement>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnnouncesChangesButNotTheInitialText: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [unchanged, changing] = canvas.getAllByRole("status");
    await userEvent.click(canvas.getByRole("button", { name: "Écrire" }));
    await waitFor(() => expect(changing).toHaveTextContent("1 lignes"));
    await expect(unchanged).toBeEmptyDOMElement();
  },
};

/** No text, then a text without end: it is there to be read, and takes no room. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { text: "" },
  render: function Render(args) {
    const [text, setText] = useState(args.text);
    return (
      <>
        <button type="button" onClick={() => setText("x".repeat(10_000))}>
          Écrire
        </button>
        <PoliteAnnouncement {...args} text={text} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Écrire" }));
    await waitFor(() => expect(canvas.getByRole("status").textContent).toHaveLength(10_000));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
