import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAction } from "@parution/app/data/use-action.ts";
import { useInstant } from "@parution/app/i18n/date-formats.ts";
import { useLink } from "@parution/app/links/links.tsx";
import type { CallAnswer } from "@parution/contract/call";
import type { readOverview } from "@parution/contract/desk";
import { ApiError } from "@parution/contract/errors";
import { fileMail, resendMail } from "@parution/contract/lazy/desk";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { Link } from "@parution/kit/link";
import { Table } from "@parution/kit/table";
import { useRef, useState } from "react";
import { useMay } from "../shared/staff.data.ts";

type Mails = NonNullable<CallAnswer<typeof readOverview>["mails"]>;
type Letter = Mails["letters"][number];

/** Letters that were not delivered: each is sent again, or filed. */
export function Undelivered({ mails: { total, letters } }: { mails: Mails }) {
  const { t } = useLingui();
  const at = useInstant();
  const mayResend = useMay("resendMails");
  const mayInvite = useMay("manageStaff");
  const link = useLink();
  const { run, isPending, refusal, hasEnded, done, status } = useSettling();
  if (letters.length === 0 && done === null) return null;
  const others = total - letters.length;
  return (
    <div className="flex flex-col gap-3">
      {letters.length > 0 && (
        <Table
          caption={t`E-mails non remis`}
          rows={letters}
          rowKey={({ id }) => id}
          columns={[
            {
              id: "subject",
              header: t`Objet`,
              rowHeader: true,
              cell: (letter) => <Subject {...letter} />,
            },
            {
              id: "to",
              header: t`Destinataire`,
              cell: ({ recipient }) => (
                <span className="inline-block wrap-anywhere sm:min-w-44">
                  <bdi dir="ltr">{recipient}</bdi>
                </span>
              ),
            },
            {
              id: "at",
              header: t`Échec le`,
              cell: ({ failedAt }) => <span className="whitespace-nowrap">{at(failedAt)}</span>,
            },
            { id: "error", header: t`Cause`, cell: (letter) => <Cause {...letter} /> },
          ]}
          actions={
            mayResend
              ? {
                  header: t`Actions`,
                  cell: ({ id }) => (
                    <span className="flex w-max gap-2">
                      <Button
                        size="sm"
                        isPending={isPending("resend", id)}
                        pendingLabel={t`Envoi en cours`}
                        onClick={() => void run("resend", id)}
                      >
                        {t`Renvoyer`}
                      </Button>
                      <Button
                        size="sm"
                        variant="quiet"
                        isPending={isPending("file", id)}
                        pendingLabel={t`Classement en cours`}
                        onClick={() => void run("file", id)}
                      >
                        {t`Classer`}
                      </Button>
                    </span>
                  ),
                }
              : undefined
          }
          empty={t`Rien à signaler.`}
        />
      )}
      {others > 0 && (
        <p className="text-body-sm text-fg-muted">
          {t`${plural(others, { one: "Et # autre e-mail, plus ancien.", other: "Et # autres e-mails, plus anciens." })}`}
        </p>
      )}
      {refusal !== null && (
        <Alert
          tone="danger"
          labels={{ tone: t`Erreur` }}
          action={
            hasEnded && mayInvite && <Link href={link("/equipe")}>{t`Inviter de nouveau`}</Link>
          }
        >
          {refusal}
        </Alert>
      )}
      <p ref={status} role="status" tabIndex={-1} className="text-body-sm text-fg-muted">
        {done === "resend" && t`L’e-mail repart.`}
        {done === "file" && t`L’e-mail est classé.`}
      </p>
    </div>
  );
}

function Subject({ subject, language }: Letter) {
  const { t } = useLingui();
  if (subject === null) return t`E-mail d’une autre version du programme`;
  return (
    <bdi lang={language} dir="auto">
      {subject}
    </bdi>
  );
}

function Cause({ error, mayHaveArrived, linkEnded }: Letter) {
  const { t } = useLingui();
  return (
    <>
      {linkEnded && <span className="block">{t`Son lien a expiré avant l’envoi.`}</span>}
      <bdi dir="ltr" className="wrap-anywhere">
        {error}
      </bdi>
      {mayHaveArrived && (
        <span className="block text-body-sm text-fg-muted">{t`Il est peut-être arrivé.`}</span>
      )}
    </>
  );
}

type Action = "resend" | "file";

/** Action under way on a letter. */
interface Pending {
  readonly action: Action;
  readonly id: number;
}

/**
 * Sends a letter again or files it, one at a time; the focus goes to the sentence that says so, since the row leaves. `hasEnded` is true
 * where an invitation to the desk was refused since it is not valid any more.
 */
function useSettling() {
  const client = useClient();
  const status = useRef<HTMLParagraphElement>(null);
  const [pending, setPending] = useState<Pending | null>(null);
  const [done, setDone] = useState<Action | null>(null);
  const [hasEnded, setEnded] = useState(false);
  const settling = useAction(async ({ action, id }: Pending) => {
    setEnded(false);
    try {
      await client.call(action === "resend" ? resendMail : fileMail, { body: { id } });
    } catch (error) {
      setEnded(error instanceof ApiError && error.code === "INVITATION_ENDED");
      throw error;
    }
    setDone(action);
    status.current?.focus();
  });
  async function run(action: Action, id: number): Promise<void> {
    if (pending !== null) return;
    setDone(null);
    setPending({ action, id });
    await settling.run({ action, id });
    setPending(null);
  }
  const isPending = (action: Action, id: number) => pending?.action === action && pending.id === id;
  return { run, isPending, done, status, hasEnded, refusal: settling.refusal };
}
