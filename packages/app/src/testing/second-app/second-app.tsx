import { login } from "@parution/contract/lazy/session";
import { Alert } from "@parution/kit/alert";
import { Button, ButtonLink } from "@parution/kit/button";
import { CheckIcon, ClockIcon, MailIcon } from "@parution/kit/icon";
import { PasswordField } from "@parution/kit/password-field";
import { TextArea } from "@parution/kit/text-area";
import { TextField } from "@parution/kit/text-field";
import { type ReactNode, useState } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router";
import { useClient } from "../../data/api-scope.tsx";
import { useRead } from "../../data/use-read.ts";
import { Form, FormRefusal } from "../../form/form.tsx";
import { useAppForm } from "../../form/use-app-form.ts";
import { useLink, usePageLocation } from "../../links/links.tsx";
import { ListBody } from "../../lists/list-body.tsx";
import { ListFilterForm } from "../../lists/list-filter-form.tsx";
import { ListTable } from "../../lists/list-table.tsx";
import { useListParams } from "../../lists/use-list-params.ts";
import { PageTitle } from "../../page/page-title.tsx";
import { originOf } from "../../session/origin.ts";
import { RequireSession } from "../../session/require-session.tsx";
import { storeSession, useSignedIn } from "../../session/session-store.ts";
import { lazyLetters, lazyReply, typedReply } from "./calls.ts";

/** Application besides the portal, in which staff answer readers' letters; proves that this package knows no feature. */
export function SecondApp() {
  const { pathname, ...location } = useLocation();
  const { page } = usePageLocation();
  return (
    <Routes location={{ ...location, pathname: page }}>
      <Route path="/connexion" element={<LoginPage />} />
      {["/courrier", "/courrier/:page"].map((path) => (
        <Route key={path} path={path} element={behindLogin(<LettersPage />)} />
      ))}
      <Route path="/courrier/reponse" element={behindLogin(<ReplyPage />)} />
    </Routes>
  );
}

const behindLogin = (page: ReactNode) => <RequireSession reason="compte">{page}</RequireSession>;

function LoginPage() {
  const client = useClient();
  const { search } = useLocation();
  const form = useAppForm({
    defaultValues: { email: "", password: "" },
    schema: async () => (await import("@parution/contract/session")).typedCredentials,
    onSubmit: async (credentials) => {
      const { user, expiresAt } = await client.call(login, { body: { ...credentials } });
      storeSession({ user: { id: user.id, name: user.firstName }, expiresAt });
    },
  });
  if (useSignedIn()) return <Navigate to={originOf(search, location.origin)} replace />;
  return (
    <Form form={form} aria-label="Connexion" className="flex max-w-sm flex-col gap-5">
      <TextField {...form.field("email")} type="email" dir="ltr" label="Adresse e-mail" />
      <PasswordField
        {...form.field("password")}
        autoComplete="current-password"
        label="Mot de passe"
        labels={{ reveal: "Afficher", conceal: "Masquer" }}
      />
      <FormRefusal form={form} />
      <Button type="submit" isPending={form.pending} pendingLabel="Connexion en cours">
        Se connecter
      </Button>
    </Form>
  );
}

const states = ["open", "answered"] as const;
const textOf = (label: string) => ({ id: label, message: label });
const stateTexts = {
  open: { label: textOf("Ouverte"), tone: "warning", icon: ClockIcon },
  answered: { label: textOf("Répondue"), tone: "success", icon: CheckIcon },
} as const;

function LettersPage() {
  const link = useLink();
  const { page, filter, isNarrowed, parse, address, formKey, narrow } = useListParams(
    "/courrier",
    states,
  );
  const letters = useRead(lazyLetters, { query: { page, ...filter } });
  return (
    <div className="flex flex-col gap-6">
      <PageTitle aside={<ButtonLink href={link("/courrier/reponse")}>Répondre</ButtonLink>}>
        Courrier
      </PageTitle>
      <ListFilterForm
        key={formKey}
        label="Filtrer le courrier"
        filter={filter}
        isNarrowed={isNarrowed}
        parse={parse}
        statuses={states}
        texts={stateTexts}
        resetHref={address(1, {})}
        onFilter={narrow}
      />
      <ListBody read={letters} failureTitle="Le courrier ne peut pas être affiché">
        {({ answer, loading }) => (
          <ListTable
            caption="Courrier"
            rows={answer?.letters ?? []}
            rowKey={({ id }) => id}
            columns={[
              { id: "reference", header: "Référence", cell: ({ reference }) => reference },
              { id: "author", header: "De", cell: ({ author }) => author },
              {
                id: "status",
                header: "Statut",
                cell: ({ status }) => stateTexts[status].label.message,
              },
            ]}
            info={answer?.info}
            page={page}
            hrefFor={(number) => address(number, filter)}
            pagesLabel="Pages du courrier"
            isPending={loading}
            pendingLabel="Chargement du courrier"
            icon={MailIcon}
          />
        )}
      </ListBody>
    </div>
  );
}

function ReplyPage() {
  const client = useClient();
  const [sent, setSent] = useState<string | null>(null);
  const form = useAppForm({
    defaultValues: { email: "", text: "" },
    schema: async () => typedReply,
    onSubmit: async (body) => {
      setSent((await client.call(lazyReply, { body })).message);
      return { email: "", text: "" };
    },
  });
  return (
    <Form form={form} aria-label="Réponse" className="flex max-w-md flex-col gap-5">
      {sent !== null && (
        <Alert tone="success" labels={{ tone: "Succès" }}>
          {sent}
        </Alert>
      )}
      <TextField {...form.field("email")} type="email" dir="ltr" label="Adresse e-mail" />
      <TextArea {...form.field("text")} label="Votre réponse" />
      <FormRefusal form={form} />
      <Button type="submit" isPending={form.pending} pendingLabel="Envoi en cours">
        Envoyer
      </Button>
    </Form>
  );
}
