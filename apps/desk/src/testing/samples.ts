import { beginStory } from "@parution/app/testing/begin.ts";
import { type Reply, reply } from "@parution/app/testing/replies.ts";
import { accountReplies, STORY_NOW, STORY_USER } from "@parution/app/testing/samples.ts";
import { readDesk } from "@parution/contract/staff";
import { type StaffRole, staffPermissionsOf } from "@parution/rules/access";

/** Instant of the stories, and milliseconds around it. */
export const NOW = Date.parse(STORY_NOW);
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** Parameters of whole pages: the skip link stands outside of landmarks, and is known as one only at the top of a document. */
export const deskParameters = {
  layout: "fullscreen",
  a11y: { config: { rules: [{ id: "region", enabled: false }] } },
};

/** Begins a story with an open session. */
export const beginDesk = () => beginStory({ now: STORY_NOW, userId: STORY_USER });

/** Replies to the reads of every page, of a user with one role. */
export const deskReplies = (role: StaffRole = "owner", installed = true): readonly Reply[] => [
  reply(readDesk, () => ({
    name: "Salma Alaoui",
    email: "salma@exemple.ma",
    roles: [role],
    installed,
    permissions: [...staffPermissionsOf([role])],
  })),
  ...accountReplies(),
];
