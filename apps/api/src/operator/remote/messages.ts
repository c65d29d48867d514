import { z } from "zod";

/** A command as it was typed, by whom, and in which folder. */
export const Asked = z.object({
  words: z.array(z.string()),
  operator: z.string(),
  folder: z.string(),
});
export type Asked = z.infer<typeof Asked>;

/** What the command wrote, in its order, and how it ended. */
export const Answered = z.object({
  written: z.array(z.object({ to: z.enum(["output", "error"]), text: z.string() })),
  code: z.number().int(),
});
export type Answered = z.infer<typeof Answered>;
