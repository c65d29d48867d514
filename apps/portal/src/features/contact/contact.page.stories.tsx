import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { pagePictures } from "@parution/app/testing/pictures.ts";
import { cutOff, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { STORY_NOW } from "@parution/app/testing/samples.ts";
import { solvableCaptcha } from "@parution/app/testing/solvable-captcha.ts";
import { readContactDetails, sendContact } from "@parution/contract/contact";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import ContactPage from "./contact.page.tsx";

const details = reply(readContactDetails, () => ({
  name: "Parution Éditions",
  address: "88, boulevard Mohammed VI, 20250 Casablanca, Maroc",
  phone: "0522 00 00 80",
  email: "contact@parution.test",
  hours: [
    { days: "Du lundi au vendredi", hours: "08:30–18:00" },
    { days: "Dimanche", hours: null },
  ],
  networks: [{ network: "facebook" as const, url: "https://facebook.example/parution" }],
  agencies: [
    {
      name: "Agence Maârif",
      address: "12, rue Al Banafsaj",
      city: "Casablanca",
      phone: "0522 00 00 81",
      hours: "Du lundi au vendredi, 09:00–16:30",
    },
  ],
}));

const meta = {
  title: "Pages/Contact",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { replies: [details] },
  beforeEach: () => beginStory({ now: STORY_NOW }),
  render: ({ replies }, { globals }) => (
    <PageStory language={globals.language} path="/contact" replies={replies}>
      <ContactPage />
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: pagePictures };

export const InArabic: Story = { globals: { language: "ar", support: "al-ofoq" } };

export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText("Adresse e-mail"), "samira");
    await userEvent.click(page.getByRole("button", { name: "Envoyer le message" }));
    const name = page.getByLabelText("Nom et prénom");
    // The schema is loaded with the first submission.
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription("Ce champ est obligatoire.");
    await expect(page.getByLabelText("Adresse e-mail")).toHaveAccessibleDescription(
      "Email invalide",
    );
    await expect(page.getByLabelText("Message")).toBeInvalid();
  },
};

/** The captcha is focused and its state is announced when it alone is missing. */
export const WithoutChallenge: Story = {
  args: { replies: [details] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await fill(page);
    await userEvent.click(page.getByRole("button", { name: "Envoyer le message" }));
    await waitFor(() => expect(page.getByLabelText("Je ne suis pas un robot")).toHaveFocus());
    await expect(
      page.getByRole("group", { name: "Vérification anti-robot" }),
    ).toHaveAccessibleDescription("Cochez la case de vérification");
  },
};

/** Workers of the captcha start late on a busy machine. */
const SOLVING = { timeout: 20_000 };

async function fill(page: ReturnType<typeof within>) {
  await userEvent.type(await page.findByLabelText("Nom et prénom"), "Samira Bennani");
  await userEvent.type(page.getByLabelText("Adresse e-mail"), "samira@exemple.ma");
  await userEvent.type(page.getByLabelText("Objet"), "Tarif");
  await userEvent.type(page.getByLabelText("Message"), "Bonjour");
}

async function send(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await fill(page);
  await userEvent.click(page.getByLabelText("Je ne suis pas un robot"));
  await page.findByText("Contrôle anti-robot réussi.", {}, SOLVING);
  await userEvent.click(page.getByRole("button", { name: "Envoyer le message" }));
  return page;
}

export const Sent: Story = {
  args: {
    replies: [
      details,
      solvableCaptcha,
      reply(sendContact, () => ({ status: 200, message: "Votre message est parti." })),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = await send(canvasElement);
    await expect(await page.findByText("Votre message est parti.")).toBeVisible();
    await expect(page.getByLabelText("Message")).toHaveValue("");
  },
};

const refusal = "Ce service ne prend pas de message en ce moment.";

export const RefusedAndDetailsCutOff: Story = {
  args: {
    replies: [
      cutOff(readContactDetails),
      solvableCaptcha,
      refuse(sendContact, 404, { code: "NOT_FOUND", message: refusal }),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = await send(canvasElement);
    await expect(await page.findByText(refusal)).toBeVisible();
    await expect(page.getByLabelText("Message")).toHaveValue("Bonjour");
    await expect(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};
