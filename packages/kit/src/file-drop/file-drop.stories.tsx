import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, within } from "storybook/test";
import { framed } from "../../../../.storybook/docs/framed.ts";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { FileDrop, type FileDropProps } from "./file-drop.tsx";
import type { FileUploads } from "./file-uploads.ts";
import { orderWords, samplePhotos } from "./sample-photos.ts";

function Held(props: FileDropProps) {
  const [files, setFiles] = useState(props.value);
  return <FileDrop {...props} value={files} onChange={setFiles} />;
}

const statutes = new File(["%PDF-1.7"], "statuts-de-la-societe.pdf", {
  type: "application/pdf",
  lastModified: 0,
});
const licence = new File(["%PDF-1.7"], "رخصة المتجر.pdf", {
  type: "application/pdf",
  lastModified: 0,
});

const map = new File(["%PDF-1.7"], "plan.pdf", { type: "application/pdf", lastModified: 0 });

const uploads: FileUploads = {
  progress: (file) => {
    if (file === map) {
      return { state: "sending", share: 0.45 };
    }
    return file === statutes
      ? { state: "sent" }
      : { state: "failed", message: "La connexion a été coupée." };
  },
  progressLabel: (name) => `Envoi de ${name}`,
  shareText: (share) => `${Math.round(share * 100)} %`,
  sentLabel: "Envoyé",
  retry: { onRetry: () => undefined, label: (name) => `Renvoyer ${name}` },
};

const meta = {
  title: "Fields/File drop",
  tags: ["stable"],
  component: FileDrop,
  render: (args) => <Held {...args} />,
  args: {
    label: "Pièces jointes",
    name: "files",
    description: "PDF ou image, 5 Mo au plus.",
    accept: [".pdf", "image/*"],
    maxBytes: 5_000_000,
    maxFiles: 3,
    value: [],
    onChange: () => undefined,
    labels: {
      invite: "Choisissez des fichiers ou déposez-les ici",
      remove: (name) => `Retirer ${name}`,
      refused: ({ name, reason }) =>
        `${name} : ${{ type: "type refusé", size: "trop lourd", empty: "vide", count: "de trop" }[reason]}`,
      size: (bytes) => `${bytes} o`,
      held: (count) => (count === 1 ? "1 fichier joint" : `${count} fichiers joints`),
    },
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Holding: Story = { args: { value: [statutes, licence] } };
export const Sending: Story = { args: { value: [map, statutes, licence], uploads } };
export const Pictures: Story = {
  args: { label: "Photos", value: samplePhotos(), previews: true, order: orderWords },
};
export const SomethingHangsOverIt: Story = {
  parameters: framed("22rem"),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText("Pièces jointes");
    await userEvent.dragFiles(field, [statutes], { drop: false });
    await expect(field.closest("[data-over]")).toBeVisible();
  },
};
export const Refusals: Story = {
  parameters: framed("22rem"),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heavy = new File([new Uint8Array(5_000_001)], "photo.png", { type: "image/png" });
    const page = new File(["<p>"], "page.html", { type: "text/html" });
    const field = canvas.getByLabelText("Pièces jointes");
    await userEvent.upload(field, [heavy, page], { applyAccept: false });
    const [refusals] = canvas.getAllByRole("status");
    await expect(refusals).toHaveTextContent("photo.png : trop lourd");
    await expect(refusals).toHaveTextContent("page.html : type refusé");
  },
};
export const Invalid: Story = { args: { error: "Joignez les statuts de la société." } };
export const Disabled: Story = { args: { disabled: true } };
/** Names without end or in two directions, shares beyond the whole, limits that let nothing in. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    maxFiles: -1,
    maxBytes: Number.NaN,
    value: [
      new File([], `${"annonce إعلان ".repeat(700)}.pdf`),
      new File([], "au-delà.pdf"),
      new File([], "inconnu.pdf"),
    ],
    uploads: {
      ...uploads,
      progress: ({ name }) => ({
        state: "sending",
        share: name === "inconnu.pdf" ? Number.NaN : 7,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("progressbar", { name: "Envoi de au-delà.pdf" })).toHaveAttribute(
      "value",
      "1",
    );
    await expect(
      canvas.getByRole("progressbar", { name: "Envoi de inconnu.pdf" }),
    ).not.toHaveAttribute("value");
    await userEvent.upload(canvas.getByLabelText("Pièces jointes"), statutes);
    await expect(canvas.getByText("statuts-de-la-societe.pdf : de trop")).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "المرفقات",
    description: "ملف PDF أو صورة، 5 ميغابايت على الأكثر.",
    value: [licence, statutes],
    labels: {
      invite: "اختر ملفات أو أفلتها هنا",
      remove: (name) => `حذف ${name}`,
      refused: ({ name }) => `${name}: ملف مرفوض`,
      size: (bytes) => `${bytes} بايت`,
      held: (count) => `عدد الملفات المرفقة: ${count}`,
    },
  },
};
export const PicturesInArabic: Story = {
  ...Pictures,
  globals: { language: "ar", support: "al-ofoq" },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => (
    <AllSupports>
      {(key) => <Held {...args} name={key} value={[map, statutes, licence]} uploads={uploads} />}
    </AllSupports>
  ),
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix
      args={args}
      interactive
      states={{ chosen: Holding.args, disabled: Disabled.args, invalid: Invalid.args }}
    >
      {(given, key) => <FileDrop {...given} name={key} />}
    </StatesMatrix>
  ),
};
