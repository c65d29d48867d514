import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import { useLink } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import type { CallAnswer } from "@parution/contract/call";
import { ApiError } from "@parution/contract/errors";
import { addWord, readWords, removeWord } from "@parution/contract/lazy/moderation";
import type { readWords as wordsCall } from "@parution/contract/moderation";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { EmptyState } from "@parution/kit/empty-state";
import { ArrowBackIcon, CloseIcon, PlusIcon, SearchIcon } from "@parution/kit/icon";
import { IconButton } from "@parution/kit/icon-button";
import { Link } from "@parution/kit/link";
import { Skeleton } from "@parution/kit/skeleton";
import { TextField } from "@parution/kit/text-field";
import { LONGEST_WORD } from "@parution/rules/moderation";
import { type FormEvent, useState } from "react";
import { useMay } from "../staff.data.ts";

/** Words at which moderators look twice, which the newspaper keeps. */
export function WordsPage() {
  const { t } = useLingui();
  const link = useLink();
  const words = useRead(readWords, {});
  const { word, setWord, fault, failure, change, isPending } = useChange(words.mutate);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (word.trim() !== "") void change(addWord, word);
  };
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      {useMay("decideAds") && (
        <Link variant="standalone" href={link("/moderation")} className="self-start">
          <ArrowBackIcon className="size-4" />
          {t`Modération`}
        </Link>
      )}
      <PageTitle>{t`Mots à vérifier`}</PageTitle>
      <form onSubmit={add} className="flex flex-wrap items-start gap-3">
        <TextField
          className="min-w-0 grow"
          label={t`Mot ou expression`}
          dir="auto"
          maxLength={LONGEST_WORD}
          autoComplete="off"
          value={word}
          error={fault}
          onChange={(event) => setWord(event.currentTarget.value)}
        />
        <Button
          type="submit"
          variant="primary"
          className="mt-7"
          isPending={isPending}
          pendingLabel={t`Enregistrement en cours`}
        >
          <PlusIcon className="size-4" />
          {t`Ajouter`}
        </Button>
      </form>
      {failure !== null && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {failure}
        </Alert>
      )}
      <ReadFailure
        title={t`La liste ne peut pas être affichée`}
        error={words.error}
        isBesideOld={words.data !== undefined}
        onRetry={() => void words.mutate()}
      />
      {words.data === undefined && words.error === undefined && (
        <Skeleton shape="block" className="h-40" />
      )}
      {words.data?.length === 0 && (
        <EmptyState icon={SearchIcon} title={t`Aucun mot dans la liste`} />
      )}
      <ul className="divide-y divide-line">
        {words.data?.map(({ word: kept }) => (
          <li key={kept} className="flex items-center justify-between gap-3 py-1">
            <bdi className="wrap-anywhere">{kept}</bdi>
            <IconButton
              label={t`Retirer ${kept}`}
              icon={<CloseIcon />}
              onClick={() => void change(removeWord, kept)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type Words = CallAnswer<typeof wordsCall>;

/** Adds and removes words; each answer is the list anew. */
function useChange(mutate: (words: Words, options: { revalidate: false }) => Promise<unknown>) {
  const client = useClient();
  const errorText = useErrorText();
  const [word, setWord] = useState("");
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  async function change(call: typeof addWord | typeof removeWord, changed: string) {
    setPending(true);
    setFault(undefined);
    setFailure(null);
    try {
      const list = await client.call(call, { body: { word: changed } });
      await mutate(list, { revalidate: false });
      if (call === addWord) setWord("");
    } catch (error) {
      const [named] = error instanceof ApiError ? (error.fields.word ?? []) : [];
      if (named === undefined) setFailure(errorText(error));
      else setFault(named);
    } finally {
      setPending(false);
    }
  }
  return { word, setWord, isPending, fault, failure, change };
}
