import { readPhone } from "@parution/rules/fields";
import { ANOTHER_CITY, type CompanyDetails, type PersonDetails } from "@parution/rules/profile";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";

/** A user with the path of the photo; undefined: none. */
export function selectPhotoOwner(db: Queries, userId: number) {
  return db
    .selectFrom("users")
    .select(["id", "business_id", "photo_path"])
    .where("id", "=", userId)
    .executeTakeFirst();
}

/** Locks a user's photo until the transaction ends: of two changes at once, the second replaces the first one's photo. */
export async function lockPhoto(tx: Transaction<Database>, userId: number): Promise<string | null> {
  const { photo_path } = await tx
    .selectFrom("users")
    .select("photo_path")
    .where("id", "=", userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return photo_path;
}

/** Writes the details and the photo of a person. */
export async function writePerson(
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

/** Writes the details of a company. */
export async function writeCompany(
  db: Queries,
  businessId: number,
  details: CompanyDetails,
): Promise<void> {
  const { label, companyName, phone, tradeRegister, invoiceTo, ice, ...rest } = details;
  await db
    .updateTable("businesses")
    .set({
      ...rest,
      label: label.trim(),
      legal_name: companyName.trim(),
      phone: readPhone(phone) ?? "",
      trade_register: tradeRegister,
      invoice_to: invoiceTo,
      ice: ice.replace(/\s/g, ""),
    })
    .where("id", "=", businessId)
    .execute();
}
