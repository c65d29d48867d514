import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { pagePictures } from "@parution/app/testing/pictures.ts";
import { neverAnswer, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import {
  accountReplies,
  STORY_NOW,
  STORY_USER,
  sampleBusiness,
  sampleUser,
  withoutAccountSite,
} from "@parution/app/testing/samples.ts";
import { readCurrentUser, updateBusiness, updateUser } from "@parution/contract/session";
import { Button } from "@parution/kit/button";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Suspense, useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import { ProfileDialog } from "./profile-dialog.tsx";
import { cities, sampleCompany, samplePerson, samplePhoto } from "./sample-profile.ts";

const meta = {
  title: "Pages/Profile",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { replies: [...accountReplies(sampleCompany, samplePerson), cities], onClose: fn() },
  beforeEach: () => beginStory({ now: STORY_NOW, userId: STORY_USER }),
  render: ({ replies, onClose }, { globals }) => (
    <PageStory language={globals.language} path="/mes-annonces" replies={replies}>
      <Suspense>
        <ProfileDialog onClose={onClose} />
      </Suspense>
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[]; onClose: () => void }>;

export default meta;
type Story = StoryObj<typeof meta>;

const parent = (...first: readonly Reply[]) => [
  ...first,
  ...accountReplies(sampleCompany, { ...samplePerson, isParent: true }),
  cities,
];

/** The first story waits until all modules of the dialog have been bundled. */
const timeout = { timeout: 10_000 };

/** The placeholder dialog while the account loads is replaced by the one with tabs. */
async function openDialog() {
  await screen.findByRole("tablist", {}, timeout);
  return within(screen.getByRole("dialog"));
}

export const Person: Story = {};

/** Names and e-mail are read-only; required fields say so. */
export const RequiredFields: Story = {
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByText("salma@exemple.ma")).toBeVisible();
    await expect(dialog.queryByRole("textbox", { name: /Nom|Prénom|e-mail/ })).toBeNull();
    await expect(dialog.getByRole("textbox", { name: "Téléphone" })).toBeRequired();
    await expect(dialog.getByRole("textbox", { name: "Code postal" })).toBeRequired();
  },
};

/** The address is changed on the page of the account's protection, for which the dialog closes, after a question where needed. */
export const AddressOfOnesOwn: Story = {
  args: { replies: [withoutAccountSite, ...accountReplies(sampleCompany, samplePerson), cities] },
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole("textbox", { name: "Code postal" }), "1");
    await userEvent.click(await dialog.findByRole("link", { name: "Changer d’adresse" }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole("button", { name: "Quitter sans enregistrer" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const CompanyOfAParent: Story = {
  args: { replies: parent() },
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("tab", { name: "Ma société" }));
    await expect(await dialog.findByRole("textbox", { name: "ICE" })).toBeEnabled();
  },
};

export const CompanyOfAnotherUser: Story = {
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("tab", { name: "Ma société" }));
    await expect(await dialog.findByText("000152733000067")).toBeVisible();
    await expect(dialog.queryByRole("textbox")).toBeNull();
    await expect(dialog.queryByRole("button", { name: "Enregistrer" })).toBeNull();
  },
};

/** A missing value is reported at its field, and the first such field takes the focus. */
export const Missing: Story = {
  args: { replies: [...accountReplies(sampleCompany, { cityId: 0, otherCity: "" }), cities] },
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("button", { name: "Enregistrer" }));
    const phone = dialog.getByRole("textbox", { name: "Téléphone" });
    await waitFor(() => expect(phone).toHaveFocus());
    await expect(dialog.getAllByText("Ce champ est obligatoire.")).toHaveLength(4);
    await userEvent.type(phone, "0661000227");
    await expect(dialog.getAllByText("Ce champ est obligatoire.")).toHaveLength(3);
  },
};

/** The server's refusal is at its field; values of the other tab are kept. */
export const RefusedByTheServer: Story = {
  args: {
    replies: parent(
      refuse(updateBusiness, 422, {
        code: "INVALID",
        message: "Certains champs sont à corriger.",
        errors: { raison_social: ["Cette valeur est trop grande."] },
      }),
    ),
  },
  play: async () => {
    const dialog = await openDialog();
    const phone = dialog.getByRole("textbox", { name: "Téléphone" });
    await userEvent.clear(phone);
    await userEvent.type(phone, "0600000000");
    await userEvent.click(dialog.getByRole("tab", { name: "Ma société" }));
    await userEvent.click(dialog.getByRole("button", { name: "Enregistrer" }));
    const name = dialog.getByRole("textbox", { name: "Raison sociale" });
    await waitFor(() => expect(name).toHaveAccessibleDescription("Cette valeur est trop grande."));
    await expect(await dialog.findByRole("alert")).toHaveTextContent(
      "Certains champs sont à corriger.",
    );
    await userEvent.click(dialog.getByRole("tab", { name: "Mes informations" }));
    await expect(dialog.getByRole("textbox", { name: "Téléphone" })).toHaveValue("0600000000");
  },
};

/** Closing asks for confirmation after a change, and only then. */
export const LeavingUnsavedChanges: Story = {
  play: async ({ args }) => {
    const dialog = await openDialog();
    const phone = dialog.getByRole("textbox", { name: "Téléphone" });
    await userEvent.type(phone, "9");
    await userEvent.keyboard("{Escape}");
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Continuer à modifier" }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.type(phone, "{Backspace}");
    await userEvent.click(dialog.getByRole("button", { name: "Fermer" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

/** A photo is cropped before the form can be saved; the button shows that it is being sent. */
export const Photo: Story = {
  args: {
    replies: [neverAnswer(updateUser), ...accountReplies(sampleCompany, samplePerson), cities],
  },
  play: async () => {
    const dialog = await openDialog();
    const field = dialog.getByLabelText(/^Photo/);
    await userEvent.upload(field, new File(["texte"], "faux.png", { type: "image/png" }));
    await dialog.findByText("Ce fichier n’est pas une image.");
    await userEvent.upload(field, await samplePhoto());
    await userEvent.click(await dialog.findByRole("button", { name: "Utiliser cette photo" }));
    await expect(await dialog.findByRole("button", { name: "Retirer la photo" })).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Enregistrer" }));
    await dialog.findByRole("button", { name: "Enregistrement en cours" });
  },
};

let isSaved = false;

/** A read that is answered until something is saved, and then never again. */
const unansweredOnceSaved = (read: Reply): Reply => ({
  ...read,
  wire: (...sent) => (isSaved ? forever : read.wire?.(...sent)),
});
const forever = new Promise(() => undefined);

const PHOTO = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";
const parentWithPhoto = { ...samplePerson, isParent: true, photoUrl: PHOTO };

/** Dialog that can be opened again. */
function Reopening({ onClose }: { onClose: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <Suspense>
      <Button onClick={() => setOpen(true)}>Ouvrir</Button>
      {isOpen && <ProfileDialog onClose={close} />}
    </Suspense>
  );
}

/** Saved details are shown at once, also by a dialog that is opened before the reads that follow are answered. */
export const SavedAndOpenedAgain: Story = {
  args: {
    replies: [
      reply(updateUser, () => {
        isSaved = true;
        return {
          message: "Vos informations sont enregistrées.",
          user: { ...sampleUser, ...parentWithPhoto, phone: "0661000999", photoUrl: null },
        };
      }),
      reply(updateBusiness, () => {
        isSaved = true;
        return {
          message: "Votre société est enregistrée.",
          business: { ...sampleBusiness, ...sampleCompany, companyName: "Atlas Conseil SA" },
        };
      }),
      ...accountReplies(sampleCompany, parentWithPhoto).map(unansweredOnceSaved),
      cities,
    ],
  },
  beforeEach: () => {
    isSaved = false;
  },
  render: ({ replies, onClose }, { globals }) => (
    <PageStory language={globals.language} path="/mes-annonces" replies={replies}>
      <Reopening onClose={onClose} />
    </PageStory>
  ),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("button", { name: "Retirer la photo" }));
    await fill(dialog.getByRole("textbox", { name: "Téléphone" }), "0661000999");
    await userEvent.click(dialog.getByRole("button", { name: "Enregistrer" }));
    await dialog.findByText("Vos informations sont enregistrées.");
    await expect(dialog.queryByRole("button", { name: "Retirer la photo" })).toBeNull();
    await userEvent.click(dialog.getByRole("tab", { name: "Ma société" }));
    await fill(dialog.getByRole("textbox", { name: "Raison sociale" }), "Atlas Conseil SA");
    await userEvent.click(dialog.getByRole("button", { name: "Enregistrer" }));
    await dialog.findByText("Votre société est enregistrée.");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Ouvrir" }));
    const again = await openDialog();
    await expect(again.getByRole("textbox", { name: "Téléphone" })).toHaveValue("0661000999");
    await userEvent.click(again.getByRole("tab", { name: "Ma société" }));
    await expect(again.getByRole("textbox", { name: "Raison sociale" })).toHaveValue(
      "Atlas Conseil SA",
    );
  },
};

/** Replaces the text of a field. */
async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

export const Unreadable: Story = {
  args: {
    replies: [
      refuse(readCurrentUser, 404, { code: "NOT_FOUND", message: "Introuvable." }),
      ...accountReplies(sampleCompany),
    ],
  },
  play: async () => {
    const alert = within(await screen.findByRole("alert"));
    await expect(alert.getByText("Votre profil n’a pas pu être lu")).toBeVisible();
    await expect(alert.getByRole("button", { name: "Réessayer" })).toBeEnabled();
  },
};

export const InArabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  parameters: pagePictures,
};
