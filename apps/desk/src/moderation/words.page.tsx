import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAction } from "@parution/app/data/use-action.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { useLink } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import type { LazyAnswer } from "@parution/contract/lazy";
import { addWord, readWords, removeWord } from "@parution/contract/lazy/moderation";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { EmptyState } from "@parution/kit/empty-state";
import { CloseIcon, PlusIcon, SearchIcon } from "@parution/kit/icon";
import { IconButton } from "@parution/kit/icon-button";
import { Skeleton } from "@parution/kit/skeleton";
import { TextField } from "@parution/kit/text-field";
import { LONGEST_WORD } from "@parution/rules/moderation";
import { useState } from "react";
import { BackLink } from "../shared/back-link.tsx";
import { useMay } from "../shared/staff.data.ts";
import { useHeldFocus } from "../shared/use-held-focus.ts";

/** Words at which moderators look twice, which the newspaper keeps. */
export function WordsPage() {
  const { t } = useLingui();
  const client = useClient();
  const link = useLink();
  const words = useRead(readWords, {});
  const keep = (list: Words) => words.mutate(list, { revalidate: false });
  const [done, setDone] = useState("");
  const status = useHeldFocus<HTMLParagraphElement>(done);
  const removal = useAction(async (word: string) => {
    await client.call(removeWord, { body: { word } });
    // Answers to two removals may come in any order: the list is read after the last.
    void words.mutate((list) => list?.filter((kept) => kept.word !== word));
    setDone(t`« ${word} » n’est plus dans la liste.`);
  });
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      {useMay("decideAds") && <BackLink href={link("/moderation")}>{t`Modération`}</BackLink>}
      <PageTitle>{t`Mots à vérifier`}</PageTitle>
      <WordForm
        onAdded={async (list, word) => {
          await keep(list);
          setDone(t`« ${word} » est dans la liste.`);
        }}
      />
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className="text-body-sm text-fg-muted outline-none wrap-anywhere empty:hidden"
      >
        {done}
      </p>
      {removal.refusal !== null && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {removal.refusal}
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
              onClick={() => void removal.run(kept)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type Words = LazyAnswer<typeof readWords>;

interface WordFormProps {
  onAdded: (words: Words, word: string) => Promise<void>;
}

/** Adds a word; the field is empty again once it is kept. */
function WordForm({ onAdded }: WordFormProps) {
  const { t } = useLingui();
  const client = useClient();
  const form = useAppForm({
    defaultValues: { word: "" },
    faultsOf: ({ word }) => (word.trim() === "" ? { word: "missing" } : {}),
    onSubmit: async ({ word }) => {
      await onAdded(await client.call(addWord, { body: { word } }), word.trim());
      return { word: "" };
    },
  });
  return (
    <Form form={form} className="flex flex-wrap items-start gap-3">
      <TextField
        {...form.field("word")}
        className="min-w-0 grow"
        label={t`Mot ou expression`}
        dir="auto"
        maxLength={LONGEST_WORD}
        autoComplete="off"
      />
      <Button
        type="submit"
        variant="primary"
        className="mt-7"
        isPending={form.pending}
        pendingLabel={t`Enregistrement en cours`}
      >
        <PlusIcon className="size-4" />
        {t`Ajouter`}
      </Button>
      <FormRefusal form={form} className="basis-full" />
    </Form>
  );
}
