import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { useAction } from "@parution/app/data/use-action.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import { formatInstant } from "@parution/app/i18n/date-formats.ts";
import { isolated } from "@parution/app/i18n/formats.ts";
import { useLink } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import type { CallAnswer } from "@parution/contract/call";
import { endOtherSessions, readSessions } from "@parution/contract/lazy/sessions";
import type { readSessions as readSessionsCall } from "@parution/contract/sessions";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { Link } from "@parution/kit/link";
import { Skeleton } from "@parution/kit/skeleton";
import { type MouseEventHandler, useState } from "react";

interface SessionListProps {
  /** The link to the account's protection is pressed. */
  onFollow?: MouseEventHandler<HTMLAnchorElement>;
}

/** Sessions of the user, with a button that ends all others. */
export function SessionList({ onFollow }: SessionListProps) {
  const { t } = useLingui();
  const link = useLink();
  const { data, error, mutate, endOthers, ended } = useSessions();
  return (
    <div className="flex flex-col gap-5">
      <Link variant="standalone" href={link("/securite")} onClick={onFollow} className="self-start">
        {t`Sécurité du compte`}
      </Link>
      <ReadFailure
        title={t`Vos connexions ne peuvent pas être affichées`}
        error={error}
        isBesideOld={data !== undefined}
        onRetry={() => void mutate()}
      />
      {data === undefined && error === undefined && <Skeleton shape="block" className="h-40" />}
      {data !== undefined && <Sessions sessions={data.sessions} />}
      {ended !== null && (
        <Alert tone="success" labels={{ tone: t`Succès` }}>
          {ended}
        </Alert>
      )}
      {endOthers.refusal !== null && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {endOthers.refusal}
        </Alert>
      )}
      {data?.sessions.some(({ current }) => !current) && (
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => void endOthers.run()}
          isPending={endOthers.pending}
          pendingLabel={t`Déconnexion en cours`}
        >
          {t`Me déconnecter partout ailleurs`}
        </Button>
      )}
    </div>
  );
}

function Sessions({ sessions }: { sessions: readonly OpenSession[] }) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Vos connexions`} className="flex flex-col divide-y divide-line">
      {sessions.map((session) => (
        <Session key={`${session.openedAt} ${session.usedAt} ${session.current}`} {...session} />
      ))}
    </ul>
  );
}

function Session({ current, openedAt, usedAt, ...agent }: OpenSession) {
  const { t } = useLingui();
  const zone = usePublisherZone();
  const opened = isolated(formatInstant(openedAt, zone));
  const used = isolated(formatInstant(usedAt, zone));
  return (
    <li className="flex flex-col gap-1 py-3 first:pt-0">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-semibold">{useAgentText()(agent)}</span>
        {current && (
          <span className="rounded-pill bg-brand-soft px-2 py-0.5 text-caption text-on-brand-soft">
            {t`Cet appareil`}
          </span>
        )}
      </div>
      <span className="text-body-sm text-fg-muted">{t`Ouverte le ${opened}`}</span>
      <span className="text-body-sm text-fg-muted">{t`Utilisée le ${used}`}</span>
    </li>
  );
}

/** Browser and system of a session. */
function useAgentText(): (agent: Pick<OpenSession, "browser" | "system">) => string {
  const { t } = useLingui();
  return ({ browser, system }) => {
    if (browser !== null && system !== null) return t`${browser} sur ${system}`;
    return browser ?? system ?? t`Appareil inconnu`;
  };
}

type OpenSession = CallAnswer<typeof readSessionsCall>["sessions"][number];

/** Sessions of the user, and the action that ends all others. */
function useSessions() {
  const client = useClient();
  const list = useRead(readSessions, {});
  /** The service's message after success. */
  const [ended, setEnded] = useState<string | null>(null);
  const endOthers = useAction(async () => {
    setEnded(null);
    const { message } = await client.call(endOtherSessions, {});
    setEnded(message);
  });
  return { ...list, endOthers, ended };
}
