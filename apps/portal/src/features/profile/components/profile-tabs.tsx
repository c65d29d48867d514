import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { Tabs } from "@parution/kit/tabs";
import { permissionsOf, standingOf } from "@parution/rules/access";
import { useId, useState } from "react";
import { useLeave } from "../../../shared/leave/use-leave.tsx";
import type { Business } from "../model/company-values.ts";
import type { User } from "../model/person-values.ts";
import { useCompanyForm } from "../model/use-company-form.ts";
import { usePersonForm } from "../model/use-person-form.ts";
import { CompanyFacts } from "./company-facts.tsx";
import { CompanyForm } from "./company-form.tsx";
import { PersonForm } from "./person-form.tsx";
import { FramingActs } from "./photo-framing.tsx";
import { SessionList } from "./session-list.tsx";

interface ProfileTabsProps {
  title: string;
  onClose: () => void;
  user: User;
  business: Business;
}

/** Two forms, one at a time: what is typed in one outlasts a look elsewhere; and where one is signed in. */
export function ProfileTabs({ title, onClose, user, business }: ProfileTabsProps) {
  const { t } = useLingui();
  const formId = useId();
  const [tab, setTab] = useState("person");
  const person = usePersonForm(user);
  const company = useCompanyForm(business);
  const { editsCompany } = permissionsOf(standingOf({ ...business, ...user }));
  const { leave, question } = useLeave(
    person.isChanged || person.photo.framing !== null || company.isChanged,
    onClose,
  );
  const personTab = {
    id: "person",
    label: t`Mes informations`,
    panel: <PersonForm id={formId} user={user} state={person} />,
  };
  const companyTab = {
    id: "company",
    label: t`Ma société`,
    panel: editsCompany ? (
      <CompanyForm id={formId} state={company} />
    ) : (
      <CompanyFacts business={business} />
    ),
  };
  const sessionsTab = { id: "sessions", label: t`Connexions`, panel: <SessionList /> };
  const forms = { person, company: editsCompany ? company : null };
  const shown = tab === "person" || tab === "company" ? forms[tab] : null;
  return (
    <Dialog
      open
      size="md"
      onClose={leave}
      closeLabel={t`Fermer`}
      title={title}
      footer={
        tab === "person" && person.photo.framing !== null ? (
          <FramingActs photo={person.photo} />
        ) : (
          shown && <SaveButton form={formId} pending={shown.pending} />
        )
      }
    >
      <Tabs
        label={title}
        value={tab}
        onChange={setTab}
        tabs={[personTab, companyTab, sessionsTab]}
      />
      {question}
    </Dialog>
  );
}

function SaveButton({ form, pending }: { form: string; pending: boolean }) {
  const { t } = useLingui();
  return (
    <Button
      form={form}
      type="submit"
      variant="primary"
      pendingLabel={pending ? t`Enregistrement en cours` : undefined}
    >
      {t`Enregistrer`}
    </Button>
  );
}
