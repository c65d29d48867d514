import type { Reply } from "@parution/app/testing/replies.ts";
import { DeskStory } from "./desk-story.tsx";
import { issueReplies } from "./sample-issue.ts";
import { beginDesk, deskParameters } from "./samples.ts";

export interface IssueStoryArgs {
  replies: readonly Reply[];
}

/** Set-up of the stories of a printed issue: the page of a day, with the story's replies. */
export const issueStory = {
  parameters: deskParameters,
  args: { replies: issueReplies({}) } as IssueStoryArgs,
  beforeEach: beginDesk,
  render: ({ replies }: IssueStoryArgs, { globals }: { globals: { language?: unknown } }) => (
    <DeskStory
      language={globals.language}
      path="/editions/1/2026-11-23/journal"
      replies={replies}
    />
  ),
};
