import { filterOf, pageOf } from "@parution/app/lists/list-filter.ts";
import { readMyPackages } from "@parution/contract/packages";
import { permissionsOf } from "@parution/rules/access";
import { type Reads, read } from "../../shared/reads.ts";
import { packageStatusList } from "./package-filter-form.tsx";
import { packageInput } from "./use-packages.ts";

/** The page of the account's packages that the address selects; accounts on term have invoices in their place. */
export const reads: Reads = ({ params, search, account }) => {
  if (account === null) return [];
  const { user, business } = account;
  if (!permissionsOf({ ...business, ...user }).seesPackages) return [];
  const page = pageOf(params.page);
  const second = pageOf(`pg=${search.get("pageP") ?? ""}`);
  const filter = filterOf(search, packageStatusList);
  return [read(readMyPackages, packageInput(business.id, page > 1 ? page : second, filter))];
};
