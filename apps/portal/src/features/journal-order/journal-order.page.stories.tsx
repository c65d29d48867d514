import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { cutOff, neverAnswer, type Reply } from "@parution/app/testing/replies.ts";
import { STORY_NOW, STORY_USER } from "@parution/app/testing/samples.ts";
import { readJournalOptions } from "@parution/contract/journal";
import { readBusiness } from "@parution/contract/session";
import type { Meta, StoryObj } from "@storybook/react-vite";
import JournalOrderPage from "./journal-order.page.tsx";
import { sampleValues } from "./sample-journal.ts";
import { journalReplies, storeDraft } from "./story-replies.ts";

const meta = {
  title: "Pages/Journal order",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { replies: journalReplies() },
  beforeEach: () => beginStory({ now: STORY_NOW, userId: STORY_USER }),
  render: ({ replies }, { globals }) => (
    <PageStory language={globals.language} path="/commandes-journal" replies={replies}>
      <JournalOrderPage />
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewOrder: Story = {};

export const InArabic: Story = { globals: { language: "ar" } };

export const BegunBefore: Story = {
  beforeEach: () => storeDraft(STORY_USER, sampleValues),
};

export const AboveTheCeiling: Story = {
  args: {
    replies: journalReplies({
      creditAccount: true,
      ceiling: { exceeded: true, message: "Le plafond de votre compte est dépassé." },
    }),
  },
};

export const OnItsWay: Story = {
  args: { replies: journalReplies({}, neverAnswer(readBusiness)) },
};

export const CatalogueOutOfReach: Story = {
  args: { replies: journalReplies({}, cutOff(readJournalOptions)) },
};
