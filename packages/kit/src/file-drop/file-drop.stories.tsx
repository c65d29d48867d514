import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { FileDrop, type FileDropProps } from "./file-drop.tsx";

function Held(props: FileDropProps) {
  const [files, setFiles] = useState(props.files);
  return <FileDrop {...props} files={files} onChange={setFiles} />;
}

const statutes = new File(["%PDF-1.7"], "statuts-de-la-societe.pdf", {
  type: "application/pdf",
  lastModified: 0,
});
const licence = new File(["%PDF-1.7"], "رخصة المتجر.pdf", {
  type: "application/pdf",
  lastModified: 0,
});

const meta = {
  title: "Fields/File drop",
  component: FileDrop,
  render: (args) => <Held {...args} />,
  args: {
    label: "Pièces jointes",
    name: "files",
    description: "PDF ou image, 5 Mo au plus.",
    accept: [".pdf", "image/*"],
    maxBytes: 5_000_000,
    maxFiles: 3,
    files: [],
    onChange: () => undefined,
    texts: {
      invite: "Choisissez des fichiers ou déposez-les ici",
      remove: (name) => `Retirer ${name}`,
      refused: ({ name, reason }) =>
        `${name} : ${{ type: "type refusé", size: "trop lourd", count: "de trop" }[reason]}`,
      size: (bytes) => `${bytes} o`,
    },
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Holding: Story = { args: { files: [statutes, licence] } };
export const Invalid: Story = { args: { error: "Joignez les statuts de la société." } };
export const Disabled: Story = { args: { disabled: true } };
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "المرفقات",
    description: "ملف PDF أو صورة، 5 ميغابايت على الأكثر.",
    files: [licence, statutes],
    texts: {
      invite: "اختر ملفات أو أفلتها هنا",
      remove: (name) => `حذف ${name}`,
      refused: ({ name }) => `${name}: ملف مرفوض`,
      size: (bytes) => `${bytes} بايت`,
    },
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => (
    <AllSupports>{(key) => <Held {...args} name={key} files={[statutes]} />}</AllSupports>
  ),
};
