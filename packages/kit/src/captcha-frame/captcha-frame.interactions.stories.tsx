import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { CaptchaFrame, type CaptchaFrameProps, type CaptchaState } from "./captcha-frame.tsx";

/** A widget whose buttons decide how the challenge ends. */
function Widget(props: CaptchaFrameProps) {
  const [state, setState] = useState<CaptchaState>(props.state);
  const [answers, setAnswers] = useState(0);
  function retry(): void {
    setState("idle");
    props.onRetry();
  }
  function solve(): void {
    setAnswers(answers + 1);
    setState(answers === 0 ? "failed" : "verified");
  }
  return (
    <CaptchaFrame {...props} state={state} onRetry={retry}>
      <button type="button" onClick={solve}>
        Répondre
      </button>
      <output>{answers}</output>
    </CaptchaFrame>
  );
}

const meta = {
  title: "Fields/Captcha frame/Interactions",
  component: CaptchaFrame,
  tags: ["interactions", "!autodocs"],
  render: (args) => <Widget {...args} />,
  args: {
    label: "Vérification",
    state: "idle",
    labels: {
      states: {
        idle: "À faire.",
        solving: "En cours…",
        verified: "Réussie.",
        expired: "Expirée.",
        failed: "Échouée.",
        unavailable: "Hors service.",
      },
      retry: "Recommencer",
    },
    onRetry: fn(),
    children: null,
  },
} satisfies Meta<typeof CaptchaFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The region that is read out when its words change; the widget has another of its own. */
function spoken(canvasElement: HTMLElement): HTMLElement {
  return within(canvasElement).getByText(/À faire|Échouée|Réussie|Hors service/);
}

export const AFailureIsAnnouncedAndRetriedInPlace: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const answer = canvas.getByRole("button", { name: "Répondre" });
    const region = spoken(canvasElement).closest("[role=status]");
    await userEvent.click(answer);
    await expect(region).toHaveTextContent("Échouée.");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole("button", { name: "Recommencer" })).toBeNull();
    await expect(canvas.getByRole("group", { name: "Vérification" })).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
    await userEvent.tab();
    await expect(answer).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(region).toHaveTextContent("Réussie.");
  },
};

export const TheWidgetStaysMountedWhileItCannotBeUsed: Story = {
  args: { state: "unavailable" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("button", { name: "Répondre" })).toBeNull();
    await expect(canvas.getByText("Répondre")).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Recommencer" }));
    await expect(canvas.getByRole("button", { name: "Répondre" })).toBeVisible();
  },
};

export const TheGroupIsDescribedByItsError: Story = {
  args: { error: "Faites la vérification." },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("group", { name: "Vérification" }),
    ).toHaveAccessibleDescription("Faites la vérification.");
  },
};

/** A widget that cannot load its challenge. */
function CutWidget(props: CaptchaFrameProps) {
  const [state, setState] = useState<CaptchaState>("idle");
  return (
    <CaptchaFrame {...props} state={state}>
      <button type="button" onClick={() => setState("unavailable")}>
        Commencer
      </button>
    </CaptchaFrame>
  );
}

export const AnUnavailableChallengeLeavesItsFocusToTheFrame: Story = {
  render: (args) => <CutWidget {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Commencer" }));
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Recommencer" })).toHaveFocus();
  },
};
