import type { Context } from "../../platform/context/index.ts";
import type { Job } from "../../platform/jobs/index.ts";
import { carrierOf } from "../carriers/index.ts";
import type { Attach } from "./compose.ts";
import { deliverDue } from "./deliver.ts";

export type { Attach } from "./compose.ts";
export { deliverDue } from "./deliver.ts";
export { forgetMails } from "./forget.ts";

/** Sends what is queued, over and over. */
export const sendMails = (attach: Attach): Job => ({
  name: "mail",
  every: 2_000,
  run: (context: Context) => deliverDue(context, { carrier: carrierOf(context.config), attach }),
});
