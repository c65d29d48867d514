import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { TextField } from "../text-field/index.ts";
import { PoliteAnnouncement } from "./polite-announcement.tsx";

/** The announced text, shown beside. */
function Counting({ label, delay }: { label: string; delay: number }) {
  const [text, setText] = useState("");
  return (
    <div className="flex max-w-sm flex-col gap-2">
      <TextField label={label} value={text} onChange={(event) => setText(event.target.value)} />
      <p className="text-body-sm text-fg-muted">{text.length}</p>
      <PoliteAnnouncement text={String(text.length)} delay={delay} />
    </div>
  );
}

const meta = {
  title: "Feedback/Polite announcement",
  tags: ["stable"],
  component: PoliteAnnouncement,
  args: { text: "0", delay: 700 },
} satisfies Meta<typeof PoliteAnnouncement>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAField: Story = {
  render: ({ delay = 700 }) => <Counting label="Titre" delay={delay} />,
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  render: ({ delay = 700 }) => <Counting label="العنوان" delay={delay} />,
};
