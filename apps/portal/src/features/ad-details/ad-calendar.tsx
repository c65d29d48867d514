import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAction } from "@parution/app/data/use-action.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { openFeed, readFeed, revokeFeed } from "@parution/contract/lazy/feeds";
import { Alert } from "@parution/kit/alert";
import { Button, ButtonLink } from "@parution/kit/button";
import { Skeleton } from "@parution/kit/skeleton";
import { TextField } from "@parution/kit/text-field";
import { type ReactNode, type Ref, useState } from "react";

/** Moves the focus to the content that replaced the pressed control. */
const focusOn = (element: HTMLElement | null) => element?.focus();

interface AdCalendarProps {
  adId: number;
  /** Set when the ad has no dates left: an existing address can be revoked, and no new one is made. */
  isOver: boolean;
}

/** The ad's dates and deadlines as a calendar feed, with an address that can be revoked. */
export function AdCalendar({ adId, isOver }: AdCalendarProps) {
  const { t } = useLingui();
  const { data, error, mutate, open, revoke } = useFeed(adId);
  const refusal = open.refusal ?? revoke.refusal;
  const [hasActed, setHasActed] = useState(false);
  const takeFocus = hasActed ? focusOn : undefined;
  const runAction = (run: () => Promise<void>) => {
    setHasActed(true);
    void run();
  };
  const hasAddress = typeof data?.url === "string";
  if (isOver && !hasAddress && !hasActed) return null;
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
          isPending={open.pending}
          pendingLabel={t`Préparation…`}
          onClick={() => runAction(open.run)}
        >
          {t`Suivre dans mon agenda`}
        </Button>
      )}
      {typeof data?.url === "string" && (
        <FeedAddress url={data.url} fieldRef={takeFocus}>
          <Button
            variant="quiet"
            size="sm"
            isPending={revoke.pending}
            pendingLabel={t`Révocation…`}
            onClick={() => runAction(revoke.run)}
          >
            {t`Révoquer l’adresse`}
          </Button>
        </FeedAddress>
      )}
      {refusal !== null && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
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
  const copy = useAction(async () => {
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
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {copy.refusal}
        </Alert>
      )}
    </>
  );
}

/** Address of an ad's calendar feed, with the actions that create and revoke it. */
function useFeed(adId: number) {
  const client = useClient();
  const feed = useRead(readFeed, { query: { adId } });
  const put = (answer: { url: string | null }) => feed.mutate(answer, { revalidate: false });
  const open = useAction(
    async () => void (await put(await client.call(openFeed, { body: { adId } }))),
  );
  const revoke = useAction(
    async () => void (await put(await client.call(revokeFeed, { body: { adId } }))),
  );
  return { ...feed, open, revoke };
}
