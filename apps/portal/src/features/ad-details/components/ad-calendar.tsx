import { useLingui } from "@lingui/react/macro";
import { Button, ButtonLink } from "@parution/kit/button";
import { Skeleton } from "@parution/kit/skeleton";
import { TextField } from "@parution/kit/text-field";
import { type ReactNode, type Ref, useState } from "react";
import { useAct } from "../../../shared/api/use-act.ts";
import { Alert } from "../../../shared/later-kit/later-kit.tsx";
import { ReadFailure } from "../../../shared/list/read-failure.tsx";
import { useFeed } from "../api/use-feed.ts";

/** What was pressed is gone: the focus goes to what stands in its place. */
const focusOn = (element: HTMLElement | null) => element?.focus();

interface AdCalendarProps {
  adId: number;
  /** Nothing of the ad is to come: an address that was given can be revoked, and none is given. */
  isOver: boolean;
}

/** The ad's dates and deadlines as a calendar that one's own follows, by an address that can be revoked. */
export function AdCalendar({ adId, isOver }: AdCalendarProps) {
  const { t } = useLingui();
  const { data, error, mutate, open, revoke } = useFeed(adId);
  const refusal = open.refusal ?? revoke.refusal;
  const [acted, setActed] = useState(false);
  const takeFocus = acted ? focusOn : undefined;
  const act = (run: () => Promise<void>) => {
    setActed(true);
    void run();
  };
  const hasAddress = typeof data?.url === "string";
  if (isOver && !hasAddress && !acted) return null;
  return (
    <section aria-label={t`Agenda`} className="flex flex-col items-start gap-3">
      <h2
        ref={isOver && !hasAddress ? takeFocus : undefined}
        tabIndex={-1}
        className="text-heading text-title-sm outline-none"
      >
        {t`Agenda`}
      </h2>
      <ReadFailure
        title={t`L’agenda ne peut pas être affiché`}
        error={error}
        isBesideOld={data !== undefined}
        onRetry={() => void mutate()}
      />
      {data === undefined && error === undefined && <Skeleton className="h-11 w-full" />}
      {data?.url === null && !isOver && (
        <Button
          ref={takeFocus}
          pendingLabel={open.pending ? t`Préparation…` : undefined}
          onClick={() => act(open.run)}
        >
          {t`Suivre dans mon agenda`}
        </Button>
      )}
      {typeof data?.url === "string" && (
        <FeedAddress url={data.url} fieldRef={takeFocus}>
          <Button
            variant="quiet"
            size="sm"
            pendingLabel={revoke.pending ? t`Révocation…` : undefined}
            onClick={() => act(revoke.run)}
          >
            {t`Révoquer l’adresse`}
          </Button>
        </FeedAddress>
      )}
      {refusal !== null && (
        <Alert tone="danger" toneLabel={t`Erreur`}>
          {refusal}
        </Alert>
      )}
    </section>
  );
}

interface FeedAddressProps {
  url: string;
  fieldRef: Ref<HTMLInputElement> | undefined;
  children: ReactNode;
}

/** The secret address, to open, to copy or to revoke. */
function FeedAddress({ url, fieldRef, children }: FeedAddressProps) {
  const { t } = useLingui();
  const [copied, setCopied] = useState(false);
  const copy = useAct(async () => {
    await navigator.clipboard.writeText(url);
    setCopied(true);
  });
  return (
    <>
      <TextField
        ref={fieldRef}
        className="w-full"
        label={t`Adresse de l’agenda`}
        description={t`Qui la connaît voit les dates de cette annonce.`}
        value={url}
        readOnly
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={url.replace(/^https?:/, "webcal:")} size="sm">
          {t`Ouvrir dans mon agenda`}
        </ButtonLink>
        <Button size="sm" onClick={() => void copy.run()}>
          {copied ? t`Adresse copiée` : t`Copier l’adresse`}
        </Button>
        {children}
      </div>
      {copy.refusal !== null && (
        <Alert tone="danger" toneLabel={t`Erreur`}>
          {copy.refusal}
        </Alert>
      )}
    </>
  );
}
