import { useLink } from "@parution/app/links/links.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { Navigate, useParams } from "react-router";
import type { NewOrderMode } from "./form-mode.ts";
import { FormStart, OrderFormSkeleton } from "./form-start.tsx";
import { ConfirmSection } from "./submission/confirm-section.tsx";
import { useStart } from "./use-start.ts";

const pages = {
  standard: "/passer-votre-annonce",
  tender: "/passer-votre-annonce-appels-offres",
} as const;

interface NewOrderProps {
  mode: NewOrderMode;
  title: string;
}

/** Page of a new order; redirects an account that orders with the other form. */
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

/** Redirects to the other form; the skeleton keeps its height, so that the footer does not move. */
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
