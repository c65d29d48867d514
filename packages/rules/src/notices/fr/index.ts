import type { NoticeLanguage } from "../language.ts";
import {
  capitalIncrease,
  dissolution,
  limitedCompany,
  liquidationClosing,
  managerChange,
  meeting,
  officeTransfer,
  shareTransfer,
  soleLimitedCompany,
} from "./company-templates.ts";
import {
  carSale,
  congratulations,
  deathNotice,
  flat,
  jobOffer,
  lostDocument,
  remembrance,
  tender,
  thanks,
} from "./other-templates.ts";
import { phrases } from "./phrases.ts";
import { reading } from "./reading.ts";
import { writing } from "./writing.ts";

/** Notices in French. */
export const french: NoticeLanguage = {
  language: "fr",
  templates: {
    limitedCompany,
    soleLimitedCompany,
    shareTransfer,
    managerChange,
    officeTransfer,
    capitalIncrease,
    dissolution,
    liquidationClosing,
    meeting,
    lostDocument,
    tender,
    carSale,
    flat,
    jobOffer,
    deathNotice,
    thanks,
    remembrance,
    congratulations,
  },
  phrases,
  writing,
  reading,
};
