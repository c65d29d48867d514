import type { Language } from "@parution/contract/call";
import { ANOTHER_CITY } from "@parution/rules/profile";
import type { Queries } from "../platform/database/index.ts";
import { listCities, listCountries } from "./queries.ts";
import { anotherCity } from "./texts.ts";

/** The cities, «another city» last; or the one asked for, none when it is not there. */
export async function readCitiesOf(db: Queries, cityId: number | undefined, language: Language) {
  const another = { id: ANOTHER_CITY, label: anotherCity[language] };
  if (cityId === ANOTHER_CITY) return [another];
  const cities = await listCities(db, cityId, language);
  return cityId === undefined ? [...cities, another] : cities;
}

/** Whether a city can be chosen: «another city» can. */
export async function isCity(db: Queries, cityId: number): Promise<boolean> {
  if (cityId === ANOTHER_CITY) return true;
  const found = await db
    .selectFrom("cities")
    .where("id", "=", cityId)
    .select("id")
    .executeTakeFirst();
  return found !== undefined;
}

/** The countries, or the one asked for, none when it is not there. */
export function readCountriesOf(db: Queries, countryId: number | undefined, language: Language) {
  return listCountries(db, countryId, language);
}
