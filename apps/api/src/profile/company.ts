import type { CallInput } from "@parution/contract/call";
import type { updateBusiness } from "@parution/contract/session";
import { permissionsOf } from "@parution/rules/access";
import { type CompanyDetails, companyFaults } from "@parution/rules/profile";
import type { Queries } from "../platform/database/transaction.ts";
import { forbidden, invalid, notFound } from "../platform/http/problems.ts";
import type { Identity } from "../platform/session/identify.ts";
import { writeCompany } from "./queries.ts";
import { faultTexts } from "./texts.ts";

type CompanyUpdate = CallInput<typeof updateBusiness>["body"];

/**
 * Updates the company of a parent account.
 * @throws ProblemError 403 except for a parent, 404 for another company, 422 with each missing or invalid field.
 */
export async function updateCompany(
  db: Queries,
  identity: Identity,
  { businessId, appToken: _, ...changes }: CompanyUpdate,
): Promise<void> {
  if (businessId !== undefined && businessId !== identity.businessId) throw notFound();
  if (!permissionsOf(identity).editsCompany) throw forbidden();
  const details = { ...unsaid, ...definedOnly(changes) };
  const faults = Object.entries(companyFaults(details));
  if (faults.length > 0) {
    throw invalid<typeof updateBusiness>(
      Object.fromEntries(faults.map(([name, fault]) => [name, [faultTexts[fault]]])),
    );
  }
  await writeCompany(db, identity.businessId, details);
}

/** Omitted fields are emptied: the form sends all of them. */
const unsaid: CompanyDetails = {
  label: "",
  companyName: "",
  address: "",
  phone: "",
  type: "",
  sector: "",
  manager: "",
  ice: "",
  tradeRegister: "",
  invoiceTo: "",
  email: "",
};

function definedOnly(
  changes: Omit<CompanyUpdate, "businessId" | "appToken">,
): Partial<CompanyDetails> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
