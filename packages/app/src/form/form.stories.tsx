import { ApiError } from "@parution/contract/errors";
import { email, filledText, typed } from "@parution/contract/wire";
import { Button } from "@parution/kit/button";
import { TextArea } from "@parution/kit/text-area";
import { TextField } from "@parution/kit/text-field";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import * as z from "zod/mini";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { beginStory } from "../testing/begin.ts";
import { PageStory } from "../testing/page-story.tsx";
import type { Reply } from "../testing/replies.ts";
import { STORY_NOW } from "../testing/samples.ts";
import { solvableCaptcha } from "../testing/solvable-captcha.ts";
import { Form, FormRefusal } from "./form.tsx";
import { FormCaptcha, useFormCaptcha } from "./form-captcha.tsx";
import { useAppForm } from "./use-app-form.ts";

const LONGEST = 40;
const schema = z.object({
  email: typed(email),
  message: typed(filledText.check(z.maxLength(LONGEST))),
});
const empty = { email: "", message: "" };

const onSend = fn<(values: z.output<typeof schema>, captcha: string | null) => Promise<void>>();

interface SampleProps {
  replies: readonly Reply[];
  challenge: "always" | "onDemand";
}

function Sample({ challenge }: Pick<SampleProps, "challenge">) {
  const form = useAppForm({
    defaultValues: empty,
    schema: async () => schema,
    captcha: useFormCaptcha(challenge),
    onSubmit: async (values, captcha) => {
      await onSend(values, captcha);
      return empty;
    },
  });
  return (
    <Form form={form} aria-label="Message" className="flex max-w-md flex-col gap-5">
      <TextField {...form.field("email")} type="email" dir="ltr" required label="Adresse e-mail" />
      <TextArea {...form.field("message")} required label="Message" />
      <FormCaptcha form={form} />
      <FormRefusal form={form} />
      <Button
        type="submit"
        variant="primary"
        isPending={form.pending}
        pendingLabel="Envoi en cours"
      >
        Envoyer
      </Button>
      <output>{form.formState.isDirty ? "Modifié" : "Inchangé"}</output>
    </Form>
  );
}

const meta = {
  title: "Pages/Form",
  tags: ["!autodocs"],
  args: { replies: [], challenge: "onDemand" },
  beforeEach: () => {
    onSend.mockReset();
    beginStory({ now: STORY_NOW });
  },
  render: ({ replies, challenge }, { globals }) => (
    <PageStory language={globals.language} path="/message" replies={replies}>
      <Sample challenge={challenge} />
    </PageStory>
  ),
} satisfies Meta<SampleProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const MISSING = "Ce champ est obligatoire.";

async function open(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  return {
    page,
    email: await page.findByLabelText("Adresse e-mail"),
    message: page.getByLabelText("Message", { selector: "textarea" }),
    send: () => userEvent.click(page.getByRole("button", { name: "Envoyer" })),
  };
}

export const AtRest: Story = {
  play: async ({ canvasElement }) => {
    const { page, email } = await open(canvasElement);
    await expect(email).not.toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText("Inchangé")).toBeVisible();
  },
};

/** Errors appear with the submission, not during typing; the first field at fault is focused. */
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const { email, message, send } = await open(canvasElement);
    await userEvent.type(email, "salma@");
    await userEvent.type(message, "x".repeat(LONGEST + 1));
    await expect(email).not.toHaveAttribute("aria-invalid", "true");
    await send();
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription("Email invalide");
    await expect(message).toHaveAccessibleDescription("Ce texte est trop long.");
    await expect(onSend).not.toHaveBeenCalled();
  },
};

export const InvalidInArabic: Story = {
  globals: { language: "ar" },
  play: async ({ canvasElement }) => {
    const { email, message, send } = await open(canvasElement);
    await send();
    await waitFor(() => expect(email).toHaveFocus());
    await expect(message).toHaveAccessibleDescription("هذا الحقل إلزامي.");
  },
};

/** A corrected field loses its message; the other one keeps it. */
export const Corrected: Story = {
  play: async ({ canvasElement }) => {
    const { email, message, send } = await open(canvasElement);
    await send();
    await waitFor(() => expect(email).toHaveAccessibleDescription(MISSING));
    await userEvent.type(email, "salma@exemple.ma");
    await waitFor(() => expect(email).not.toHaveAttribute("aria-invalid", "true"));
    await expect(message).toHaveAccessibleDescription(MISSING);
  },
};

/** Surrounding blanks are trimmed; Enter submits; the fields are emptied after the submission. */
export const Sent: Story = {
  play: async ({ canvasElement }) => {
    const { page, email, message } = await open(canvasElement);
    await userEvent.type(message, " Bonjour ");
    await userEvent.type(email, " salma@exemple.ma ");
    await expect(page.getByText("Modifié")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(onSend).toHaveBeenCalledWith({ email: "salma@exemple.ma", message: "Bonjour" }, null),
    );
    await waitFor(() => expect(email).toHaveValue(""));
    await expect(page.getByText("Inchangé")).toBeVisible();
    await userEvent.type(email, "s");
    await expect(email).not.toHaveAttribute("aria-invalid", "true");
  },
};

/** The server's message about a field stays until the field changes. */
export const RefusedAtAField: Story = {
  play: async ({ canvasElement }) => {
    const refusal = "Cette adresse ne reçoit pas de courrier.";
    onSend.mockRejectedValueOnce(
      new ApiError(422, "INVALID", "À corriger.", { fields: { email: [refusal], other: ["?"] } }),
    );
    const { page, email, message, send } = await open(canvasElement);
    await userEvent.type(email, "salma@exemple.ma");
    await userEvent.type(message, "Bonjour");
    await send();
    await waitFor(() => expect(email).toHaveAccessibleDescription(refusal));
    await waitFor(() => expect(email).toHaveFocus());
    await expect(page.queryByRole("alert")).toBeNull();
    await userEvent.type(email, "t");
    await waitFor(() => expect(email).not.toHaveAttribute("aria-invalid", "true"));
  },
};

/** A refusal without a field is an alert until the next submission; the input stays. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    onSend.mockRejectedValueOnce(new ApiError(503, "DOWN", "Le service est arrêté."));
    const { page, email, message, send } = await open(canvasElement);
    await userEvent.type(email, "salma@exemple.ma");
    await userEvent.type(message, "Bonjour");
    await send();
    await expect(await page.findByRole("alert")).toHaveTextContent("Le service est arrêté.");
    await expect(message).toHaveValue("Bonjour");
    await send();
    await waitFor(() => expect(page.queryByRole("alert")).toBeNull());
    await expect(onSend).toHaveBeenCalledTimes(2);
  },
};

/** A second submission is ignored while the first is pending. */
export const Pending: Story = {
  play: async ({ canvasElement }) => {
    onSend.mockReturnValue(new Promise(() => undefined));
    const { page, email, message, send } = await open(canvasElement);
    await userEvent.type(message, "Bonjour");
    await userEvent.type(email, "salma@exemple.ma");
    await send();
    await userEvent.click(await page.findByRole("button", { name: "Envoi en cours" }));
    await userEvent.type(email, "{Enter}");
    await expect(onSend).toHaveBeenCalledOnce();
  },
};

export const CaptchaMissing: Story = {
  args: { challenge: "always" },
  play: async ({ canvasElement }) => {
    const { page, email, message, send } = await open(canvasElement);
    await userEvent.type(email, "salma@exemple.ma");
    await userEvent.type(message, "Bonjour");
    await send();
    await waitFor(() => expect(page.getByRole("checkbox")).toHaveFocus());
    await expect(
      page.getByRole("group", { name: "Vérification anti-robot" }),
    ).toHaveAccessibleDescription("Cochez la case de vérification");
  },
};

/** Workers start late on a busy machine. */
const SOLVING = { timeout: 20_000 };

/** The challenge appears once the server requires it, and its solution is sent with the input. */
export const CaptchaOnDemand: Story = {
  args: { replies: [solvableCaptcha] },
  play: async ({ canvasElement }) => {
    const refusal = "Cochez la case.";
    onSend.mockRejectedValueOnce(
      new ApiError(422, "CAPTCHA", refusal, { fields: { captcha: [refusal] } }),
    );
    const { page, email, message, send } = await open(canvasElement);
    await userEvent.type(email, "salma@exemple.ma");
    await userEvent.type(message, "Bonjour");
    await expect(page.queryByRole("checkbox")).toBeNull();
    await send();
    const box = await page.findByRole("checkbox");
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.click(box);
    await page.findByText("Contrôle anti-robot réussi.", {}, SOLVING);
    await send();
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(2));
    await expect(onSend.mock.calls[1]?.[1]).toEqual(expect.any(String));
  },
};
