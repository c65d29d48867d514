import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { FileDrop, type FileDropProps } from "./file-drop.tsx";

function Held(props: FileDropProps) {
  const [files, setFiles] = useState(props.files);
  return <FileDrop {...props} files={files} onChange={setFiles} />;
}

const pdf = new File(["%PDF-1.7"], "statuts.pdf", { type: "application/pdf" });
const page = new File(["<p>"], "page.html", { type: "text/html" });

const meta = {
  title: "Fields/File drop/Interactions",
  component: FileDrop,
  tags: ["!autodocs"],
  render: (args) => <Held {...args} />,
  args: {
    label: "Pièces jointes",
    accept: [".pdf"],
    maxBytes: 1000,
    maxFiles: 2,
    files: [],
    onChange: () => undefined,
    texts: {
      invite: "Choisir des fichiers",
      remove: (name) => `Retirer ${name}`,
      refused: ({ name, reason }) => `${name} refusé : ${reason}`,
      size: (bytes) => `${bytes} o`,
    },
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChosenFilesAreListedAndRemoved: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByLabelText("Pièces jointes"), pdf);
    await expect(canvas.getByRole("listitem")).toHaveTextContent("statuts.pdf");
    await userEvent.click(canvas.getByRole("button", { name: "Retirer statuts.pdf" }));
    await expect(canvas.queryByRole("listitem")).toBeNull();
  },
};

export const ADroppedFileOfAWrongTypeIsNamed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(page);
    dataTransfer.items.add(pdf);
    canvas
      .getByText("Choisir des fichiers")
      .dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
    await expect(await canvas.findByRole("listitem")).toHaveTextContent("statuts.pdf");
    await expect(canvas.getByRole("status")).toHaveTextContent("page.html refusé : type");
  },
};
