import { useRead } from "@parution/app/data/use-read.ts";
import type { ListFilter } from "@parution/app/lists/list-filter.ts";
import type { LazyAnswer } from "@parution/contract/lazy";
import { readMyPackages } from "@parution/contract/lazy/packages";
import { PACKAGE_STATUS_CODES, type PackageStatus } from "@parution/rules/packages";

export type Packages = LazyAnswer<typeof readMyPackages>;
export type HeldPackage = Packages["packages"][number];

/** Statuses in the order of a package's life. */
export const packageStatusList = Object.keys(PACKAGE_STATUS_CODES) as PackageStatus[]; // its keys

/** A page of an account's packages, newest first; null sends no request. */
export function usePackages(
  businessId: number | null,
  page: number,
  filter: ListFilter<PackageStatus>,
) {
  return useRead(
    readMyPackages,
    businessId === null ? null : packageInput(businessId, page, filter),
  );
}

/** Packages have no filter by reference. */
export const packageInput = (
  businessId: number,
  page: number,
  { from, to, status }: ListFilter<PackageStatus>,
) => ({
  params: { businessId },
  query: {
    page,
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(status ? { status } : {}),
  },
});
