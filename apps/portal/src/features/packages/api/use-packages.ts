import type { PackageStatus } from "@parution/rules/packages";
import { callLater, type LaterAnswer } from "../../../shared/api/call-later.ts";
import { useCall } from "../../../shared/api/use-call.ts";
import type { ListFilter } from "../../../shared/list/list-filter.ts";

const readMyPackages = callLater(() => import("@parution/contract/packages"), "readMyPackages");

export type Packages = LaterAnswer<typeof readMyPackages>;
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
