import type { NoticeLanguage } from "../language.ts";
import { phrases } from "./phrases.ts";
import { reading } from "./reading.ts";
import { capitalIncrease } from "./templates/capital-increase.ts";
import { carSale, flat, jobOffer } from "./templates/classified.ts";
import { dissolution } from "./templates/dissolution.ts";
import { congratulations, deathNotice, remembrance, thanks } from "./templates/family.ts";
import { limitedCompany } from "./templates/limited-company.ts";
import { liquidationClosing } from "./templates/liquidation-closing.ts";
import { lostDocument } from "./templates/lost-document.ts";
import { managerChange } from "./templates/manager-change.ts";
import { meeting } from "./templates/meeting.ts";
import { officeTransfer } from "./templates/office-transfer.ts";
import { shareTransfer } from "./templates/share-transfer.ts";
import { soleLimitedCompany } from "./templates/sole-limited-company.ts";
import { tender } from "./templates/tender.ts";
import { writing } from "./writing.ts";

/** Notices in Arabic. */
export const arabic: NoticeLanguage = {
  language: "ar",
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
