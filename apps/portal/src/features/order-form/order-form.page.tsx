import { useLingui } from "@lingui/react/macro";
import { useLink, usePageLocation } from "@parution/app/links/links.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { Navigate, useParams } from "react-router";
import type { NewOrderMode } from "./form-mode.ts";
import { FormStart, OrderFormSkeleton } from "./form-start.tsx";
import { ConfirmSection } from "./submission/confirm-section.tsx";
import { submissionCode } from "./submission/lazy-submission.ts";
import { useStart } from "./use-start.ts";

type Kind = NewOrderMode["kind"];

const pages: Readonly<Record<Kind, string>> = {
  standard: "/passer-votre-annonce",
  tender: "/passer-votre-annonce-appels-offres",
};

/** Modes of a new order; their calls are loaded with the code of the submission. */
const modes: Readonly<Record<Kind, NewOrderMode>> = {
  standard: {
    kind: "standard",
    send: async (sending) => (await submissionCode.load()).placeStandard(sending),
  },
  tender: {
    kind: "tender",
    send: async (sending) => (await submissionCode.load()).placeTender(sending),
  },
};

/**
 * Composes an ad, prices it while it is written, orders it or saves it. Accounts with a convention have a form of their own: with the
 * tender's reference, without a city.
 */
export default function OrderFormPage() {
  const kind = usePageLocation().page.startsWith(pages.tender) ? "tender" : "standard";
  // An account that is redirected to the other form begins there anew.
  return <NewOrder key={kind} kind={kind} />;
}

/** A new order; redirects an account that orders with the other form. */
function NewOrder({ kind }: { kind: Kind }) {
  const { t } = useLingui();
  const { account, ...start } = useStart(modes[kind]);
  const right = account?.permissions.usesTenderForm ? "tender" : "standard";
  return (
    <div className="flex flex-col gap-8">
      <PageTitle>
        {kind === "tender" ? t`Passer un appel d’offres` : t`Passer une annonce`}
      </PageTitle>
      {account !== null && right !== kind ? (
        <OtherForm kind={right} />
      ) : (
        <FormStart {...start} confirm={ConfirmSection} />
      )}
    </div>
  );
}

/** Redirects to the other form; the skeleton keeps its height, so that the footer does not move. */
function OtherForm({ kind }: { kind: Kind }) {
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
