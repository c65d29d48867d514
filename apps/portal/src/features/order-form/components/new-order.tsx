import { Navigate, useParams } from "react-router";
import { useLink } from "../../../shared/links/links.tsx";
import { PageTitle } from "../../../shared/page-title/page-title.tsx";
import type { NewOrderMode } from "../model/form-mode.ts";
import { useStart } from "../model/use-start.ts";
import { ConfirmSection } from "./confirm-section.tsx";
import { FormStart, OrderFormSkeleton } from "./form-start.tsx";

const pages = {
  standard: "/passer-votre-annonce",
  tender: "/passer-votre-annonce-appels-offres",
} as const;

interface NewOrderProps {
  mode: NewOrderMode;
  title: string;
}

/** The page of a new order; who orders with the other form is sent there (specification 1, point 2). */
export function NewOrder({ mode, title }: NewOrderProps) {
  const { account, ...start } = useStart(mode);
  const right = account?.permissions.usesTenderForm ? "tender" : "standard";
  return (
    <div className="flex flex-col gap-8">
      <PageTitle>{title}</PageTitle>
      {account !== null && right !== mode.kind ? (
        <OtherForm kind={right} />
      ) : (
        <FormStart {...start} confirm={ConfirmSection} />
      )}
    </div>
  );
}

/** Leads to the other form, whose place is kept on the way: what ends the page stays where it is. */
function OtherForm({ kind }: Pick<NewOrderMode, "kind">) {
  const link = useLink();
  const { support } = useParams();
  const page = support === undefined ? pages[kind] : `${pages[kind]}/${support}`;
  return (
    <>
      <OrderFormSkeleton />
      <Navigate to={link(page)} replace />
    </>
  );
}
