import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { Button } from "../button/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { createManualClock } from "../stories/manual-clock.ts";
import { ToastItem } from "./toast-item.tsx";
import type { ToastMessage } from "./toast-message.ts";
import { createToastQueue, type ToastQueueOptions } from "./toast-queue.ts";
import { ToastRegion } from "./toast-region.tsx";

/** A queue whose messages stay for the picture. */
function filled(messages: readonly ToastMessage[], options: ToastQueueOptions = {}) {
  const queue = createToastQueue({ ...options, clock: createManualClock() });
  for (const message of messages) queue.show(message);
  return queue;
}

const messages: readonly ToastMessage[] = [
  { tone: "success", text: "Votre brouillon est enregistré." },
  {
    tone: "info",
    title: "Date retirée",
    text: "Le 12/03/2026 n'est plus dans votre commande.",
    action: { label: "Remettre la date", onSelect: () => undefined },
  },
  { tone: "danger", text: "La pièce jointe n'a pas pu être envoyée." },
];

const meta = {
  title: "Feedback/Toast region",
  tags: ["new"],
  component: ToastRegion,
  parameters: { frame: "22rem" },
  args: {
    queue: filled(messages),
    label: "Notifications (F6)",
    labels: {
      tones: { info: "Information", success: "Succès", warning: "Attention", danger: "Erreur" },
      dismiss: "Fermer",
      waiting: (count: number) => `${count} autres messages`,
    },
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Messages: Story = {};
export const One: Story = { args: { queue: filled(messages.slice(0, 1)) } };
export const Waiting: Story = { args: { queue: filled([...messages, ...messages]) } };
export const Warning: Story = {
  args: { queue: filled([{ tone: "warning", text: "Votre session se termine dans 2 minutes." }]) },
};
export const Dark: Story = { globals: { scheme: "dark", support: "l-horizon" } };
export const Empty: Story = { args: { queue: filled([]) } };

/** The messages of an application, as it uses them. */
export const Playground: Story = {
  render: function Render(args) {
    const [queue] = useState(() => createToastQueue());
    return (
      <div className="flex flex-wrap gap-3">
        {messages.map((message) => (
          <Button key={message.text} onClick={() => queue.show(message)}>
            {args.labels.tones[message.tone]}
          </Button>
        ))}
        <ToastRegion {...args} queue={queue} />
      </div>
    );
  },
};

export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    queue: filled([
      { tone: "success", text: "تم حفظ المسودة." },
      {
        tone: "danger",
        title: "تعذّر الإرسال",
        text: "انقطع الاتصال بالإنترنت.",
        action: { label: "إعادة المحاولة", onSelect: () => undefined },
      },
    ]),
    label: "الإشعارات (F6)",
    labels: {
      tones: { info: "معلومة", success: "تم", warning: "تنبيه", danger: "خطأ" },
      dismiss: "إغلاق",
      waiting: (count: number) => `${count} رسائل أخرى`,
    },
  },
};

/** Text without end, mixed directions, a limit of nothing, a duration that is no number. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    queue: filled(
      [
        { tone: "warning", title: "إعلان 4120 — L'Horizon", text: "a".repeat(10_000) },
        { tone: "info", text: "", duration: Number.NaN },
      ],
      { limit: 0, duration: -1 },
    ),
  },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole("region");
    await expect(within(region).getAllByRole("listitem")).toHaveLength(1);
    await expect(region.getBoundingClientRect().height).toBeLessThan(window.innerHeight);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const EverySupport: Story = {
  parameters: matrixPictures,
  render: ({ labels }) => (
    <AllSupports>
      {() => (
        <ol className="flex flex-col gap-2">
          {messages.map((message) => (
            <ToastItem
              key={message.text}
              toast={{ ...message, id: message.text }}
              labels={labels}
              onDismiss={() => undefined}
            />
          ))}
        </ol>
      )}
    </AllSupports>
  ),
};
