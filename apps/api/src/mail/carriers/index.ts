import type { Config } from "../../platform/config/index.ts";
import type { Carrier } from "./carrier.ts";
import { folderCarrier, mailFolder } from "./folder.ts";
import { smtpCarrier } from "./smtp.ts";

export type { Carried, Carrier, Message } from "./carrier.ts";
export { mailFolder } from "./folder.ts";
export { LONGEST_ATTEMPT } from "./smtp.ts";

/** The server that the configuration names, else a folder. */
export const carrierOf = ({ mail, dataDir }: Pick<Config, "mail" | "dataDir">): Carrier =>
  mail.smtpUrl === null ? folderCarrier(mailFolder(dataDir)) : smtpCarrier(mail.smtpUrl);
