import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { FileDrop, type FileDropProps } from "./file-drop.tsx";
import type { FileProgress } from "./file-uploads.ts";
import { orderWords, samplePhotos } from "./sample-photos.ts";

function Held(props: FileDropProps) {
  const [files, setFiles] = useState(props.value);
  return <FileDrop {...props} value={files} onChange={setFiles} />;
}

const pdf = new File(["%PDF-1.7"], "statuts.pdf", { type: "application/pdf" });
const page = new File(["<p>"], "page.html", { type: "text/html" });

const meta = {
  title: "Fields/File drop/Interactions",
  component: FileDrop,
  tags: ["interactions", "!autodocs"],
  render: (args) => <Held {...args} />,
  args: {
    label: "Pièces jointes",
    accept: [".pdf"],
    maxBytes: 1000,
    maxFiles: 2,
    value: [],
    onChange: () => undefined,
    labels: {
      invite: "Choisir des fichiers",
      remove: (name) => `Retirer ${name}`,
      refused: ({ name, reason }) => `${name} refusé : ${reason}`,
      size: (bytes) => `${bytes} o`,
      held: (count) => (count === 1 ? "1 fichier joint" : `${count} fichiers joints`),
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
    await expect(canvas.getByLabelText("Pièces jointes")).toHaveFocus();
  },
};

export const ADroppedFileOfAWrongTypeIsNamed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.dragFiles(canvas.getByLabelText("Pièces jointes"), [page, pdf], { drop: true });
    await expect(await canvas.findByRole("listitem")).toHaveTextContent("statuts.pdf");
    await expect(canvas.getAllByRole("status")[0]).toHaveTextContent("page.html refusé : type");
  },
};

export const OneFileChosenTwiceIsHeldOnce: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByLabelText("Pièces jointes"), pdf);
    await userEvent.upload(canvas.getByLabelText("Pièces jointes"), pdf);
    await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
  },
};

export const NothingIsTakenWhileDisabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText("Pièces jointes");
    await userEvent.dragFiles(field, [pdf], { drop: false });
    await expect(field.closest("[data-over]")).toBeNull();
    await userEvent.dragFiles(field, [pdf], { drop: true });
    await expect(canvas.queryByRole("listitem")).toBeNull();
  },
};

export const EachFileShowsItsProgress: Story = {
  args: { value: [pdf] },
  render: function Render(args) {
    const [progress, setProgress] = useState<FileProgress>({ state: "sending", share: 0.45 });
    return (
      <>
        <FileDrop
          {...args}
          uploads={{
            progress: () => progress,
            progressLabel: (name) => `Envoi de ${name}`,
            shareText: (share) => `${Math.round(share * 100)} %`,
            sentLabel: "Envoyé",
            retry: {
              onRetry: () => setProgress({ state: "sent" }),
              label: (name) => `Renvoyer ${name}`,
            },
          }}
        />
        <button
          type="button"
          onClick={() => setProgress({ state: "failed", message: "Connexion coupée." })}
        >
          Couper
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("progressbar", { name: "Envoi de statuts.pdf" })).toHaveValue(
      0.45,
    );
    await expect(canvas.getByText("45 %")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Couper" }));
    const row = within(canvas.getByRole("listitem"));
    await expect(row.getByRole("status")).toHaveTextContent("Connexion coupée.");
    await userEvent.click(row.getByRole("button", { name: "Renvoyer statuts.pdf" }));
    await expect(row.getByRole("status")).toHaveTextContent("Envoyé");
  },
};

const names = (list: HTMLElement[]) => list.map((row) => row.querySelector("bdi")?.textContent);

export const PicturesAreMovedByButtons: Story = {
  args: { value: samplePhotos(), previews: true, order: orderWords },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = () => names(canvas.getAllByRole("listitem"));
    const later = canvas.getByRole("button", { name: "Plus loin : facade.svg" });
    await expect(canvas.getByRole("button", { name: "Plus tôt : facade.svg" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.click(later);
    await expect(rows()).toEqual(["salon.svg", "facade.svg", "jardin.svg"]);
    await expect(later).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(rows()).toEqual(["salon.svg", "jardin.svg", "facade.svg"]);
    await expect(later).toHaveFocus();
    await expect(later).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Enter}");
    await expect(rows()).toEqual(["salon.svg", "jardin.svg", "facade.svg"]);
    await expect(await canvas.findByText("facade.svg : 3 sur 3")).toBeInTheDocument();
  },
};

export const PicturesAreMovedByDragging: Story = {
  args: { value: samplePhotos(), previews: true, order: orderWords },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, , last] = canvas.getAllByRole("listitem");
    if (first === undefined || last === undefined) throw new Error("There are three pictures.");
    await userEvent.dragTo(last, first);
    await expect(names(canvas.getAllByRole("listitem"))).toEqual([
      "jardin.svg",
      "facade.svg",
      "salon.svg",
    ]);
  },
};

export const PicturesAreShown: Story = {
  args: { value: [...samplePhotos().slice(0, 1), pdf], previews: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pictures = () => [...canvasElement.querySelectorAll("img")];
    await waitFor(() => expect(pictures().map((image) => image.naturalWidth)).toEqual([96]));
    await expect(canvas.queryByRole("button", { name: /Plus tôt/ })).toBeNull();
  },
};
