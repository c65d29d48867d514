import * as z from "zod/mini";
import { civility } from "../session/index.ts";
import { count, epochSeconds, fields, id, memberStatus, money, text } from "../wire/index.ts";

/** Contribution of a member to the account. */
const memberStats = fields({
  adCount: ["nbre_annonce", count],
  /** Amount that its orders took from the balances, or added to the debt on term, in centimes. */
  consumed: ["total_solde_consomme", money],
});

export const teamMember = fields({
  id,
  userId: ["user_id", id],
  civility,
  lastName: ["nom", text],
  firstName: ["prenom", text],
  phone: ["telephone", z.nullable(text)],
  email: text,
  /** 10 active; 0 or null deactivated. */
  status: memberStatus,
  businessId: ["business_id", id],
  clientHash: ["hash_client", text],
  lastSeenAt: ["last_connexion", z.nullable(epochSeconds)],
  jobTitle: ["lafonctions", text],
  department: ["ladirection", text],
  /** 0: a city that is not in the list, named in `otherCity`. */
  cityId: ["ville_id", z.nullable(count)],
  otherCity: ["autre_ville", text],
  address: text,
  photoUrl: ["path_photo", z.nullable(text)],
  /** Of the one member that was asked for; null in a list. */
  stats: ["statistiques", z.nullable(memberStats)],
});
