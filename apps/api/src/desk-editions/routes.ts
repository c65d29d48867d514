import {
  cancelEdition,
  changeEdition,
  readEditionDays,
  readEditionState,
  reportMissedAds,
} from "@parution/contract/editions";
import type { Route } from "../platform/http/application.ts";
import { bindStaff } from "../staff/index.ts";
import {
  cancel,
  changeState,
  describeEditionDays,
  describeEditionState,
  report,
} from "./edition-actions.ts";

export const deskEditionRoutes: readonly Route[] = [
  bindStaff(readEditionDays, ({ context, input, language }) =>
    describeEditionDays(context, input.query?.from, language),
  ),

  bindStaff(readEditionState, ({ context, input, language }) =>
    describeEditionState(context, input.query, language),
  ),

  bindStaff(changeEdition, ({ context, identity, input, language }) =>
    changeState(context, identity, input.body, language),
  ),

  bindStaff(cancelEdition, ({ context, identity, input, language }) =>
    cancel(context, identity, input.body, language),
  ),

  bindStaff(reportMissedAds, ({ context, identity, input, language }) =>
    report(context, identity, input.body, language),
  ),
];
