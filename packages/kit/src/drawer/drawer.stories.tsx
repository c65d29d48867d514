import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures, supportPictures } from "../../../../.storybook/modes.ts";
import { Button } from "../button/index.ts";
import { Checkbox } from "../checkbox/index.ts";
import { Select } from "../select/index.ts";
import { panelCount } from "../stories/all-supports.tsx";
import { DialogMatrix } from "../stories/dialog-matrix.tsx";
import { TextField } from "../text-field/index.ts";
import { Drawer } from "./drawer.tsx";

const meta = {
  title: "Overlays/Drawer",
  component: Drawer,
  tags: ["new"],
  parameters: { frame: "34rem" },
  args: {
    open: true,
    onClose: () => undefined,
    title: "Filtrer les annonces",
    closeLabel: "Fermer",
    children: (
      <div className="flex flex-col gap-4">
        <TextField label="Référence" name="reference" />
        <Select
          label="Rubrique"
          name="heading"
          items={[
            { value: "legal", label: "Annonces légales" },
            { value: "jobs", label: "Emploi" },
          ]}
        />
        <Checkbox label="Publiées sur le site" name="web" />
      </div>
    ),
    footer: (
      <>
        <Button>Effacer</Button>
        <Button variant="primary">Afficher 12 annonces</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement.ownerDocument.body).getByRole("dialog")).toBeVisible();
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filters: Story = { parameters: supportPictures };
export const AtTheStart: Story = { args: { side: "start", size: "sm" } };
export const Wide: Story = {
  args: { size: "lg", description: "Sur toutes vos annonces de 2026." },
};
export const WithoutFooter: Story = { args: { footer: undefined } };
export const LongContent: Story = {
  args: {
    title: "Historique de l'annonce",
    children: Array.from({ length: 40 }, (_, index) => index + 1).map((entry) => (
      <p key={entry} className="py-2">
        Étape {entry} : le texte a été relu et gardé.
      </p>
    )),
  },
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    title: "تصفية الإعلانات",
    closeLabel: "إغلاق",
    children: <TextField label="المرجع" name="reference" />,
    footer: (
      <>
        <Button>مسح</Button>
        <Button variant="primary">عرض 12 إعلاناً</Button>
      </>
    ),
  },
};
export const Dark: Story = { globals: { scheme: "dark", support: "l-horizon" } };
export const Phone: Story = { globals: { viewport: { value: "reflow" } } };

/** A title without end, content of one word that never breaks, a foot of many actions. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    title: "تصفية Filtrer ".repeat(40),
    description: "x".repeat(300),
    children: "x".repeat(10_000),
    footer: ["Un", "Deux", "Trois", "Quatre", "Cinq", "Six", "Sept"].map((action) => (
      <Button key={action}>{action}</Button>
    )),
  },
  play: async ({ canvasElement }) => {
    const drawer = within(canvasElement.ownerDocument.body).getByRole("dialog");
    const { top, bottom } = drawer.getBoundingClientRect();
    await expect(top).toBe(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth);
  },
};

/** Parts of a drawer are those of a dialog; they stand in the page, since one drawer at a time can show. */
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: ({ title, footer }) => (
    <DialogMatrix
      role="dialog"
      title={title}
      description="Sur toutes vos annonces de 2026."
      closeLabel="Fermer"
      footer={footer}
    >
      <Checkbox label="Publiées sur le site" />
    </DialogMatrix>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("dialog")).toHaveLength(panelCount);
  },
};
