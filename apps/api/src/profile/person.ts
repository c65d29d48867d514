import type { UserUpdate, updateUser } from "@parution/contract/session";
import { dateInZone } from "@parution/rules/dates";
import { type PersonDetails, personFaults } from "@parution/rules/profile";
import { isCity } from "../catalogue/index.ts";
import type { Context } from "../platform/context.ts";
import { transaction } from "../platform/database/transaction.ts";
import { invalid, type Messages, type MessagesOf } from "../platform/http/problems.ts";
import type { Identity } from "../platform/session/identify.ts";
import { type ProfilePhoto, photoPath, readPhoto, readPhotoPath, storageKey } from "./photo.ts";
import { lockPhoto, writePerson } from "./queries.ts";
import { faultTexts, texts } from "./texts.ts";

/**
 * Updates a user's own details. A photo is stored before it is referred to, and the replaced one is removed after the
 * commit: a file may outlive a failure, never be missing.
 * @returns the message for the caller.
 * @throws ProblemError 422 with each missing or invalid field.
 */
export async function updatePerson(
  context: Context,
  { userId }: Identity,
  update: UserUpdate,
): Promise<Messages> {
  const details = detailsOf(update);
  await requireSound(context, details);
  const photo = update.photo && (await readPhoto(update.photo));
  if (photo) await context.storage.put(storageKey(photo.name), photo.bytes, photo.mediaType);
  const replaced = await transaction(context.db, async (tx) => {
    const before = await lockPhoto(tx, userId);
    const after = photoAfter(userId, before, photo, update.removePhoto ?? false);
    await writePerson(tx, userId, details, after);
    return before === after ? null : before;
  });
  if (replaced !== null) await context.storage.remove(storageKey(readPhotoPath(replaced).name));
  return texts.person;
}

function detailsOf(update: UserUpdate): PersonDetails {
  const { phone = "", birthDate = null, postalCode = "", cityId = null, otherCity = "" } = update;
  return { phone, birthDate, postalCode, cityId, otherCity };
}

async function requireSound({ db, clock, config }: Context, details: PersonDetails): Promise<void> {
  const faults = personFaults(details, dateInZone(clock.now(), config.publisherZone));
  const fields: MessagesOf<typeof updateUser> = Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => [name, [faultTexts[fault]]]),
  );
  const cityIsKnown = details.cityId === null || (await isCity(db, details.cityId));
  const all = cityIsKnown ? fields : { ...fields, cityId: [faultTexts.invalid] };
  if (Object.keys(all).length > 0) throw invalid<typeof updateUser>(all);
}

function photoAfter(
  userId: number,
  before: string | null,
  photo: ProfilePhoto | undefined,
  isRemoved: boolean,
): string | null {
  if (photo) return photoPath(userId, photo.name);
  return isRemoved ? null : before;
}
