import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { framed } from "../../../../.storybook/docs/framed.ts";
import { pagePictures } from "../../../../.storybook/modes.ts";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { Login, type LoginProps } from "./login";

const refusals = {
  fr: "L'adresse ou le mot de passe ne convient pas.",
  ar: "البريد الإلكتروني أو كلمة المرور غير صحيحة.",
};

/** The server's words, in the language of the page. */
const refusal = () => refusals[document.documentElement.lang === "ar" ? "ar" : "fr"];

const refuse = fn<LoginProps["onSubmit"]>(async () => ({ password: refusal() }));

const meta = {
  title: "Blocks/Login",
  component: Login,
  tags: ["new"],
  parameters: {
    docs: {
      canvas: { sourceState: "none" },
      description: { component: "`npx parution add login`" },
    },
  },
  args: {
    language: "fr",
    onSubmit: fn<LoginProps["onSubmit"]>(async () => undefined),
    forgottenHref: "#forgotten",
    registerHref: "#register",
  },
  render: (args, { globals }) => (
    <Login {...args} language={globals.language === "ar" ? "ar" : "fr"} />
  ),
} satisfies Meta<typeof Login>;

export default meta;
type Story = StoryObj<typeof meta>;

const signIn: Story["play"] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByRole("textbox"), "nadia@atlas-negoce.ma");
  await userEvent.type(canvas.getByLabelText(/^(?:Mot de passe|كلمة المرور)$/), "cèdre bleu");
  await userEvent.click(canvas.getByRole("button", { name: /Se connecter|تسجيل الدخول/ }));
};

export const Empty: Story = { parameters: pagePictures };

export const Missing: Story = {
  parameters: framed("30rem"),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /Se connecter|تسجيل الدخول/ }));
    await expect(canvas.getByRole("textbox")).toHaveFocus();
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(
      "Saisissez votre adresse e-mail.",
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  parameters: framed("30rem"),
  args: { onSubmit: refuse },
  play: async (context) => {
    await signIn(context);
    const password = within(context.canvasElement).getByLabelText(/^(?:Mot de passe|كلمة المرور)$/);
    await expect(password).toHaveFocus();
    await expect(password).toHaveAccessibleDescription(refusal());
    await expect(context.args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(context.args.onSubmit).toHaveBeenCalledWith({
      email: "nadia@atlas-negoce.ma",
      password: "cèdre bleu",
    });
  },
};

export const Unreachable: Story = {
  parameters: framed("30rem"),
  args: { onSubmit: fn<LoginProps["onSubmit"]>(() => Promise.reject(new Error("offline"))) },
  play: async (context) => {
    await signIn(context);
    await expect(await within(context.canvasElement).findByRole("alert")).toHaveTextContent(
      "Le service ne répond pas.",
    );
  },
};

export const Pending: Story = {
  parameters: framed("30rem"),
  args: { onSubmit: fn<LoginProps["onSubmit"]>(() => new Promise(() => undefined)) },
  play: async (context) => {
    await signIn(context);
    const canvas = within(context.canvasElement);
    const button = await canvas.findByRole("button", { name: "Connexion en cours" });
    await userEvent.click(button);
    await expect(context.args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Arabic: Story = {
  parameters: framed("30rem"),
  globals: { language: "ar", support: "al-ofoq" },
  args: { onSubmit: refuse },
  play: async (context) => {
    await signIn(context);
    await expect(await within(context.canvasElement).findByText(refusal())).toBeVisible();
  },
};
