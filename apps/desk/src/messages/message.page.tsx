import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAction } from "@parution/app/data/use-action.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { useInstant } from "@parution/app/i18n/date-formats.ts";
import { useLeaveGuard } from "@parution/app/leave/use-leave-guard.tsx";
import { useLink } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { answerMessage, readMessage, settleMessage } from "@parution/contract/lazy/messages";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { KeyValueList } from "@parution/kit/key-value-list";
import { Skeleton } from "@parution/kit/skeleton";
import { StatusBadge } from "@parution/kit/status-badge";
import { TextArea } from "@parution/kit/text-area";
import { useId } from "react";
import { useParams } from "react-router";
import { BackLink } from "../shared/back-link.tsx";
import { isMissing, NotFound } from "../shared/no-access.tsx";
import { useHeldFocus } from "../shared/use-held-focus.ts";
import { type Message, useMessageStates } from "./messages.data.ts";

/** One message of the contact form, with its answer or the form for it. */
export function MessagePage() {
  const { t } = useLingui();
  const link = useLink();
  const messageId = Number(useParams().message);
  const { data, error, mutate } = useRead(readMessage, { params: { messageId } });
  if (data === undefined && isMissing(error)) return <NotFound />;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <BackLink href={link("/messages")}>{t`Messages`}</BackLink>
      <ReadFailure
        title={t`Ce message ne peut pas être affiché`}
        error={error}
        isBesideOld={data !== undefined}
        onRetry={() => void mutate()}
      />
      {data === undefined && error === undefined && <Skeleton shape="block" className="h-64" />}
      {data !== undefined && <MessageView message={data} />}
    </div>
  );
}

function MessageView({ message }: { message: Message }) {
  const { t } = useLingui();
  const states = useMessageStates();
  const at = useInstant();
  const state = useHeldFocus<HTMLSpanElement>(message.state);
  return (
    <>
      <PageTitle
        aside={
          <span ref={state} tabIndex={-1} role="status" className="self-center outline-none">
            <StatusBadge variants={states} status={message.state} />
          </span>
        }
      >
        {message.subject}
      </PageTitle>
      <KeyValueList
        items={[
          { id: "from", label: t`De`, value: <bdi>{message.name}</bdi> },
          {
            id: "email",
            label: t`E-mail`,
            value: <bdi dir="ltr">{message.email}</bdi>,
          },
          { id: "at", label: t`Reçu le`, value: at(message.receivedAt) },
          {
            id: "language",
            label: t`Langue`,
            value: message.language === "fr" ? t`Français` : t`Arabe`,
          },
        ]}
      />
      <blockquote
        dir="auto"
        className="whitespace-pre-line rounded-card border border-line bg-surface p-5 wrap-anywhere"
      >
        {message.message}
      </blockquote>
      {message.answer !== null && <Answer message={message} answer={message.answer} />}
      {message.state === "waiting" || message.state === "closed" ? (
        <AnswerForm message={message} />
      ) : (
        message.state === "spam" && <Settling message={message} />
      )}
    </>
  );
}

function Answer({ message, answer }: { message: Message; answer: string }) {
  const { t } = useLingui();
  const at = useInstant();
  const title = useId();
  const { settledAt, settledBy, letter } = message;
  const letters = {
    waiting: t`L’e-mail part.`,
    sent: t`L’e-mail est parti.`,
    failed: t`L’e-mail n’a pas pu être remis : appelez ou écrivez autrement.`,
  };
  return (
    <section aria-labelledby={title} className="flex flex-col gap-2">
      <h2 id={title} className="font-headline text-heading text-title-sm">{t`Réponse`}</h2>
      <p className="text-body-sm text-fg-muted">
        {[settledAt === null ? null : at(settledAt), settledBy]
          .filter((part) => part !== null)
          .join(" · ")}
      </p>
      <div dir="auto" className="whitespace-pre-line wrap-anywhere">
        {answer}
      </div>
      {letter !== null && (
        <Alert
          tone={letter === "failed" ? "danger" : letter === "sent" ? "success" : "info"}
          labels={{ tone: letter === "failed" ? t`Erreur` : t`Information` }}
        >
          {letters[letter]}
        </Alert>
      )}
    </section>
  );
}

const LONGEST = 4000;

function AnswerForm({ message }: { message: Message }) {
  const { t } = useLingui();
  const client = useClient();
  const form = useAppForm({
    defaultValues: { answer: "" },
    faultsOf: ({ answer }) => ({
      answer: answer.trim() === "" ? "missing" : answer.length > LONGEST ? "long" : undefined,
    }),
    onSubmit: async ({ answer }) => {
      await client.call(answerMessage, { body: { id: message.id, answer } });
      return { answer: "" };
    },
  });
  const question = useLeaveGuard(form.formState.isDirty);
  return (
    <Form form={form} className="flex flex-col gap-4">
      <TextArea
        {...form.field("answer")}
        rows={8}
        lang={message.language}
        label={t`Réponse`}
        description={
          message.language === "fr"
            ? t`L’e-mail part en français, avec le message cité.`
            : t`L’e-mail part en arabe, avec le message cité.`
        }
      />
      <FormRefusal form={form} />
      <div className="flex flex-wrap items-start gap-3 max-sm:*:grow">
        <Button
          type="submit"
          variant="primary"
          isPending={form.pending}
          pendingLabel={t`Envoi en cours`}
        >
          {t`Envoyer la réponse`}
        </Button>
        <Settling message={message} />
      </div>
      {question}
    </Form>
  );
}

/** Buttons that settle a message without an answer. */
function Settling({ message: { id, state } }: { message: Message }) {
  const { t } = useLingui();
  const client = useClient();
  const settling = useAction(async (next: "waiting" | "closed" | "spam") => {
    await client.call(settleMessage, { body: { id, state: next } });
  });
  const labels = {
    waiting: t`Remettre en attente`,
    closed: t`Clore sans réponse`,
    spam: t`Indésirable`,
  };
  const steps = state === "waiting" ? (["closed", "spam"] as const) : (["waiting"] as const);
  return (
    <>
      {steps.map((next) => (
        <Button
          key={next}
          isPending={settling.pendingArgs?.[0] === next}
          pendingLabel={t`Enregistrement en cours`}
          onClick={() => !settling.pending && void settling.run(next)}
        >
          {labels[next]}
        </Button>
      ))}
      {settling.refusal !== null && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {settling.refusal}
        </Alert>
      )}
    </>
  );
}
