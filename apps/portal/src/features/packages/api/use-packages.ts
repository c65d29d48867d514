import type { CallAnswer } from "@parution/contract/call";
import { readMyPackages } from "@parution/contract/packages";
import type { PackageStatus } from "@parution/rules/packages";
import { useCall } from "../../../shared/api/use-call.ts";
import type { ListFilter } from "../../../shared/list/list-filter.ts";

export type Packages = CallAnswer<typeof readMyPackages>;
export type HeldPackage = Packages["packages"][number];

/** A page of the packages of an account, newest first; null asks nothing yet. */
export function usePackages(
  businessId: number | null,
  page: number,
  { from, to, status }: ListFilter<PackageStatus>,
) {
  const query = {
    page,
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(status ? { status } : {}),
  };
  const input = businessId === null ? null : { params: { businessId }, query };
  return useCall(readMyPackages, input);
}
