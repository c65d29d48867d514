import type { IsoDate } from "../dates/index.ts";

/** Life stage of a package; wire `statut`. */
export const PACKAGE_STATUS_CODES = { upcoming: 0, active: 1, ended: 2 } as const;

export type PackageStatus = keyof typeof PACKAGE_STATUS_CODES;

/** Kind of a package. */
export type PackageKind = "ad" | "journal";

/** Validity of a package; both days included, `endsOn` null: without end. */
export interface PackageTerm {
  readonly startsOn: IsoDate;
  readonly endsOn: IsoDate | null;
}

/** Life stage of a package on a day. */
export function packageStatusOf({ startsOn, endsOn }: PackageTerm, today: IsoDate): PackageStatus {
  if (today < startsOn) return "upcoming";
  return endsOn !== null && endsOn < today ? "ended" : "active";
}
