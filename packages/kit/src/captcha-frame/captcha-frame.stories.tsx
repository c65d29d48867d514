import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { Checkbox } from "../checkbox/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { CaptchaFrame, type CaptchaState } from "./captcha-frame.tsx";

/** Stands for a provider's widget. */
function Challenge({ label, done = false }: { label: string; done?: boolean }) {
  return <Checkbox label={label} defaultChecked={done} />;
}

const meta = {
  title: "Fields/Captcha frame",
  tags: ["stable"],
  component: CaptchaFrame,
  args: {
    label: "Vérification",
    description: "Elle protège le service des envois automatiques.",
    state: "idle",
    labels: {
      states: {
        idle: "Cochez la case pour continuer.",
        solving: "Vérification en cours…",
        verified: "Vérification réussie.",
        expired: "La vérification a expiré.",
        failed: "La vérification a échoué.",
        unavailable: "La vérification ne répond pas.",
      },
      retry: "Recommencer",
    },
    onRetry: () => undefined,
    children: <Challenge label="Je ne suis pas un robot" />,
  },
} satisfies Meta<typeof CaptchaFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Solving: Story = { args: { state: "solving" } };
export const Verified: Story = {
  args: { state: "verified", children: <Challenge label="Je ne suis pas un robot" done /> },
};
export const Expired: Story = { args: { state: "expired" } };
export const Failed: Story = { args: { state: "failed" } };
export const Unavailable: Story = { args: { state: "unavailable" } };
export const Invalid: Story = { args: { error: "Faites la vérification avant d'envoyer." } };
/** A state of a newer widget, no challenge, sentences without end. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  render: (args) => {
    const unknown: CaptchaState = JSON.parse('"paused"');
    return (
      <div className="flex flex-col gap-6">
        <CaptchaFrame {...args} label="Inconnu" state={unknown} />
        <CaptchaFrame
          {...args}
          label="Sans fin"
          state="failed"
          labels={{
            ...args.labels,
            states: { ...args.labels.states, failed: "échec فشل ".repeat(1000) },
          }}
        >
          {null}
        </CaptchaFrame>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const unknown = within(canvas.getByRole("group", { name: "Inconnu" }));
    await expect(unknown.getByRole("checkbox")).toBeVisible();
    await expect(unknown.queryByRole("button")).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "التحقق",
    description: "يحمي الخدمة من الإرسال الآلي.",
    state: "expired",
    labels: {
      states: {
        idle: "ضعوا علامة للمتابعة.",
        solving: "جارٍ التحقق…",
        verified: "تم التحقق.",
        expired: "انتهت صلاحية التحقق.",
        failed: "فشل التحقق.",
        unavailable: "خدمة التحقق لا تجيب.",
      },
      retry: "إعادة المحاولة",
    },
    children: <Challenge label="لست برنامجاً آلياً" />,
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => (
    <AllSupports>
      {() => (
        <>
          <CaptchaFrame {...args} state="verified" />
          <CaptchaFrame {...args} state="failed" error="Faites la vérification." />
        </>
      )}
    </AllSupports>
  ),
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix
      args={args}
      interactive
      states={{
        loading: Solving.args,
        done: Verified.args,
        invalid: Failed.args,
        unavailable: Unavailable.args,
      }}
    >
      {(given) => <CaptchaFrame {...given} />}
    </StatesMatrix>
  ),
};
