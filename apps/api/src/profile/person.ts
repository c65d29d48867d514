import type { UserUpdate } from "@parution/contract/session";
import { dateInZone } from "@parution/rules/dates";
import { readPhone } from "@parution/rules/fields";
import { ANOTHER_CITY, type PersonDetails, personFaults } from "@parution/rules/profile";
import type { Transaction } from "kysely";
import { isCity } from "../catalogue/index.ts";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { type Queries, transaction } from "../platform/database/transaction.ts";
import { type FieldMessages, invalid, type Messages } from "../platform/http/problems.ts";
import type { Identity } from "../platform/session/identify.ts";
import { type ProfilePhoto, photoPath, readPhoto, readPhotoPath, storageKey } from "./photo.ts";
import { faultTexts, texts } from "./texts.ts";

/** The wire's names of what a person says. */
const wireNames: Readonly<Record<keyof PersonDetails, string>> = {
  phone: "telephone",
  birthDate: "date_naissance",
  postalCode: "code_postal",
  cityId: "ville_id",
  otherCity: "autre_ville",
};

/**
 * Keeps what people say of themselves. A photo is stored before it is referred to, and the one that it replaced is taken
 * away once that is certain: the file of a photo may outlive a failure, never be missing.
 * @returns the message for the caller.
 * @throws ProblemError 422 with what is missing or wrong, field by field.
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
  const fields: FieldMessages = Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => [
      wireNames[name as keyof PersonDetails], // `faults` has these names alone
      [faultTexts[fault]],
    ]),
  );
  const cityIsKnown = details.cityId === null || (await isCity(db, details.cityId));
  const all = cityIsKnown ? fields : { ...fields, [wireNames.cityId]: [faultTexts.invalid] };
  if (Object.keys(all).length > 0) throw invalid(all);
}

/** The photo as it is until the transaction ends: of two changes at once, the second replaces what the first put there. */
async function lockPhoto(tx: Transaction<Database>, userId: number): Promise<string | null> {
  const { photo_path } = await tx
    .selectFrom("users")
    .select("photo_path")
    .where("id", "=", userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return photo_path;
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

async function writePerson(
  db: Queries,
  userId: number,
  { phone, birthDate, postalCode, cityId, otherCity }: PersonDetails,
  photo: string | null,
): Promise<void> {
  await db
    .updateTable("users")
    .set({
      phone: readPhone(phone) ?? phone,
      birth_date: birthDate,
      postal_code: postalCode.trim(),
      city_id: cityId,
      other_city: cityId === ANOTHER_CITY ? otherCity.trim() : "",
      photo_path: photo,
    })
    .where("id", "=", userId)
    .execute();
}
