import { useLingui } from "@lingui/react/macro";
import { useLeave } from "@parution/app/leave/use-leave.tsx";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { KeyValueList } from "@parution/kit/key-value-list";
import { Tabs } from "@parution/kit/tabs";
import { permissionsOf } from "@parution/rules/access";
import { type MouseEvent, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { CompanyForm, useLegalForms } from "./company-form.tsx";
import { PersonForm } from "./person-form.tsx";
import type { User } from "./person-values.ts";
import { FramingActions } from "./photo-framing.tsx";
import { SessionList } from "./session-list.tsx";
import { type Business, useCompanyForm, valuesOfBusiness } from "./use-company-form.ts";
import { usePersonForm } from "./use-person-form.ts";

interface ProfileTabsProps {
  title: string;
  onClose: () => void;
  user: User;
  business: Business;
}

/** Two forms, one visible at a time, both keeping their values; and the list of sessions. */
export function ProfileTabs({ title, onClose, user, business }: ProfileTabsProps) {
  const { t } = useLingui();
  const formId = useId();
  const [tab, setTab] = useState("person");
  const person = usePersonForm(user);
  const company = useCompanyForm(business);
  const { editsCompany } = permissionsOf({ ...business, ...user });
  const { close, follow, question } = useLeaveByLink(
    person.formState.isDirty || person.photo.framing !== null || company.formState.isDirty,
    onClose,
  );
  const personTab = {
    id: "person",
    label: t`Mes informations`,
    panel: <PersonForm id={formId} user={user} form={person} onFollow={follow} />,
  };
  const companyTab = {
    id: "company",
    label: t`Ma société`,
    panel: editsCompany ? (
      <CompanyForm id={formId} form={company} />
    ) : (
      <CompanyFacts business={business} />
    ),
  };
  const sessionsTab = {
    id: "sessions",
    label: t`Connexions`,
    panel: <SessionList onFollow={follow} />,
  };
  const forms = { person, company: editsCompany ? company : null };
  const shown = tab === "person" || tab === "company" ? forms[tab] : null;
  return (
    <Dialog
      open
      size="md"
      onClose={close}
      closeLabel={t`Fermer`}
      title={title}
      footer={
        tab === "person" && person.photo.framing !== null ? (
          <FramingActions photo={person.photo} />
        ) : (
          shown && <SaveButton form={formId} pending={shown.pending} />
        )
      }
    >
      <Tabs
        label={title}
        value={tab}
        onChange={setTab}
        items={[personTab, companyTab, sessionsTab]}
      />
      {question}
    </Dialog>
  );
}

/**
 * Variant of `useLeave` for a dialog that a link of its own leaves as well: it closes first, after the same
 * question.
 */
function useLeaveByLink(isChanged: boolean, onClose: () => void) {
  const navigate = useNavigate();
  const next = useRef<string | null>(null);
  const { leave, question } = useLeave(isChanged, () => {
    onClose();
    if (next.current !== null) void navigate(next.current);
  });
  return {
    question,
    close: () => {
      next.current = null;
      leave();
    },
    follow: (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      next.current = event.currentTarget.pathname;
      leave();
    },
  };
}

function SaveButton({ form, pending }: { form: string; pending: boolean }) {
  const { t } = useLingui();
  return (
    <Button
      form={form}
      type="submit"
      variant="primary"
      isPending={pending}
      pendingLabel={t`Enregistrement en cours`}
    >
      {t`Enregistrer`}
    </Button>
  );
}

/** The company's details, for members who may not edit them. */
function CompanyFacts({ business }: { business: Business }) {
  const { t } = useLingui();
  const values = valuesOfBusiness(business);
  const form = useLegalForms(values.type).find(({ value }) => value === values.type);
  const facts: [id: string, label: string, value: string, isCode?: true][] = [
    ["label", t`Nom usuel`, values.label],
    ["companyName", t`Raison sociale`, values.companyName],
    ["type", t`Forme`, form?.label ?? ""],
    ["sector", t`Secteur d’activité`, values.sector],
    ["manager", t`Gérant`, values.manager],
    ["ice", t`ICE`, values.ice, true],
    ["tradeRegister", t`Registre de commerce`, values.tradeRegister],
    ["phone", t`Téléphone`, values.phone, true],
    ["email", t`Adresse e-mail`, values.email, true],
    ["invoiceTo", t`Facturer à`, values.invoiceTo],
    ["address", t`Adresse`, values.address],
  ];
  return (
    <KeyValueList
      items={facts.map(([id, label, value, isCode]) => ({
        id,
        label,
        value: value ? (
          <bdi dir={isCode ? "ltr" : "auto"}>{value}</bdi>
        ) : (
          <span className="text-fg-muted">{t`Non renseigné`}</span>
        ),
      }))}
    />
  );
}
