import type { IsoDate } from "../dates/index.ts";

/** Where a package is in its life; wire `statut`. */
export const PACKAGE_STATUS_CODES = { upcoming: 0, active: 1, ended: 2 } as const;

export type PackageStatus = keyof typeof PACKAGE_STATUS_CODES;

/** What a package is for. */
export type PackageKind = "ad" | "journal";

/** When a package counts; both days included, `endsOn` null: without end. */
export interface PackageTerm {
  readonly startsOn: IsoDate;
  readonly endsOn: IsoDate | null;
}

/** Where a package is on a day. */
export function packageStatusOf({ startsOn, endsOn }: PackageTerm, today: IsoDate): PackageStatus {
  if (today < startsOn) return "upcoming";
  return endsOn !== null && endsOn < today ? "ended" : "active";
}
