import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { ActionMenu } from "../action-menu/index.ts";
import { Button } from "../button/index.ts";
import { CopyIcon, MoreIcon } from "../icon/index.ts";
import { Popover } from "../popover/index.ts";
import { createToastQueue, ToastRegion } from "../toast-region/index.ts";
import { Tooltip } from "../tooltip/index.ts";
import { Dialog } from "./dialog.tsx";

interface Words {
  dialog: string;
  title: string;
  close: string;
  popover: string;
  menu: string;
  entry: string;
  toast: string;
  copy: string;
}

interface Newspaper {
  support: string;
  scheme: "light" | "dark";
  lang: string;
  dir: "ltr" | "rtl";
  words: Words;
}

const newspapers: readonly Newspaper[] = [
  {
    support: "l-horizon-eco",
    scheme: "light",
    lang: "fr",
    dir: "ltr",
    words: {
      dialog: "Annuler la commande",
      title: "Annuler cette commande ?",
      close: "Fermer",
      popover: "Filtrer",
      menu: "Actions",
      entry: "Modifier",
      toast: "Enregistrer",
      copy: "Dupliquer",
    },
  },
  {
    support: "al-ofoq",
    scheme: "dark",
    lang: "ar",
    dir: "rtl",
    words: {
      dialog: "إلغاء الطلب",
      title: "هل تريدون إلغاء هذا الطلب؟",
      close: "إغلاق",
      popover: "تصفية",
      menu: "إجراءات",
      entry: "تعديل",
      toast: "حفظ",
      copy: "نسخ",
    },
  },
];

/** A newspaper on a part of the page, with everything that opens over the page. */
function Side({ support, scheme, lang, dir, words }: Newspaper) {
  const [open, setOpen] = useState(false);
  const [queue] = useState(createToastQueue);
  return (
    <section
      aria-label={support}
      data-support={support}
      data-scheme={scheme}
      lang={lang}
      dir={dir}
      className="flex min-h-80 flex-1 flex-wrap content-start gap-3 bg-page p-6 font-ui text-body text-fg"
    >
      <Button variant="primary" onClick={() => setOpen(true)}>
        {words.dialog}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={words.title}
        closeLabel={words.close}
      />
      <Popover trigger={words.popover} label={words.popover}>
        {words.title}
      </Popover>
      <ActionMenu
        trigger={<MoreIcon />}
        triggerLabel={words.menu}
        shape="icon"
        label={words.menu}
        items={[{ id: "edit", label: words.entry, onSelect: () => undefined }]}
      />
      <Tooltip content={words.title}>
        {(described) => (
          <Button shape="icon" aria-label={words.copy} {...described}>
            <CopyIcon />
          </Button>
        )}
      </Tooltip>
      <Button onClick={() => queue.show({ tone: "danger", text: words.title })}>
        {words.toast}
      </Button>
      <ToastRegion
        queue={queue}
        label={`${words.toast} (F6)`}
        labels={{
          tones: { info: "Info", success: "OK", warning: "!", danger: "✗" },
          dismiss: words.close,
          waiting: String,
        }}
      />
    </section>
  );
}

const meta = {
  title: "Overlays/Dialog/Newspapers",
  component: Dialog,
  tags: ["!autodocs"],
  args: { open: false, onClose: () => undefined, title: "", closeLabel: "" },
  render: () => (
    <div className="flex flex-wrap">
      {newspapers.map((newspaper) => (
        <Side key={newspaper.support} {...newspaper} />
      ))}
    </div>
  ),
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

/** An element appears as its newspaper's: colours, faces, scheme, language and direction. */
async function expectIn({ support, lang }: Newspaper, element: HTMLElement): Promise<void> {
  const own = getComputedStyle(element);
  const around = getComputedStyle(page.getByRole("region", { name: support }));
  for (const name of [
    "--pa-color-brand",
    "--pa-font-headline",
    "color-scheme",
    "direction",
    "font-family",
  ]) {
    await expect(own.getPropertyValue(name)).toBe(around.getPropertyValue(name));
  }
  await expect(own.getPropertyValue("--pa-color-brand")).not.toBe("");
  await expect(element.closest("[lang]")).toHaveAttribute("lang", lang);
}

export const SideBySide: Story = {};

export const EachOpensInItsOwn: Story = {
  play: async ({ canvasElement }) => {
    for (const newspaper of newspapers) {
      const { support, words } = newspaper;
      const side = within(within(canvasElement).getByRole("region", { name: support }));

      await userEvent.click(side.getByRole("button", { name: words.dialog }));
      await expectIn(newspaper, await page.findByRole("dialog", { name: words.title }));
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());

      await userEvent.click(side.getByRole("button", { name: words.popover }));
      await expectIn(newspaper, await page.findByRole("dialog", { name: words.popover }));
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());

      await userEvent.click(side.getByRole("button", { name: words.menu }));
      await expectIn(newspaper, await side.findByRole("list", { name: words.menu }));
      await userEvent.keyboard("{Escape}");

      await userEvent.hover(side.getByRole("button", { name: words.copy }));
      await expectIn(newspaper, await side.findByRole("tooltip"));
      await userEvent.unhover(side.getByRole("button", { name: words.copy }));

      await userEvent.click(side.getByRole("button", { name: words.toast }));
      await expectIn(newspaper, await side.findByText(words.title, { selector: "li *" }));
    }
  },
};
