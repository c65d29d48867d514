import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { neverAnswer, type Reply, reply } from "@parution/app/testing/replies.ts";
import { STORY_NOW } from "@parution/app/testing/samples.ts";
import { solvableCaptcha } from "@parution/app/testing/solvable-captcha.ts";
import { readCaptcha } from "@parution/contract/captcha";
import { verifyAd } from "@parution/contract/certificates";
import type { Meta } from "@storybook/react-vite";
import { sampleVerified } from "./sample-verified.ts";
import VerificationPage from "./verification.page.tsx";

export interface Args {
  path: string;
  replies: readonly Reply[];
}

/** The page with the answers that a story gives. */
export const verificationStories = {
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { path: "/verification/7F3A19C40B52E8D6", replies: [neverAnswer(readCaptcha)] },
  beforeEach: () => beginStory({ now: STORY_NOW }),
  render: ({ path, replies }, { globals }) => (
    <PageStory
      language={globals.language}
      path={path}
      route={path === "/verification" ? path : "/verification/:id"}
      replies={replies}
    >
      <VerificationPage />
    </PageStory>
  ),
} satisfies Meta<Args>;

/** Threads begin late on a busy machine. */
export const SOLVING = { timeout: 20_000 };

export const verified = (...sample: Parameters<typeof sampleVerified>): Partial<Args> => ({
  replies: [solvableCaptcha, reply(verifyAd, () => sampleVerified(...sample))],
});
