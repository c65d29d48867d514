import { Trans, useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { saveFile } from "@parution/app/files/save-file.ts";
import { readModeratedFile } from "@parution/contract/lazy/moderation";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { DownloadIcon, EyeIcon } from "@parution/kit/icon";
import { IconButton } from "@parution/kit/icon-button";
import { Skeleton } from "@parution/kit/skeleton";
import { useEffect, useState } from "react";
import { PdfPages } from "./pdf-pages.tsx";
import type { ModeratedAd } from "./visual.ts";

type Attachment = ModeratedAd["files"][number];

/** Types that a page can show without running anything of the file. */
const PICTURES: ReadonlySet<string> = new Set(["image/png", "image/jpeg", "image/webp"]);
const TEXTS: ReadonlySet<string> = new Set(["text/plain", "text/csv"]);
const PDF = "application/pdf";
/** Characters of a text that are shown. */
const SHOWN = 20_000;

const isShown = ({ media }: Attachment) => PICTURES.has(media) || TEXTS.has(media) || media === PDF;

/** Files of an ad: pictures, texts and pages of a PDF are shown as such, others are saved, and none is opened as a page. */
export function Attachments({ files }: { files: readonly Attachment[] }) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<Attachment | null>(null);
  const { save, isPending, failure, forget } = useSaving();
  const show = (file: Attachment | null) => {
    forget();
    setOpened(file);
  };
  return (
    <>
      <ul className="divide-y divide-line border-line border-y">
        {files.map((file) => (
          <li key={file.id} className="flex items-center justify-between gap-3 py-2">
            <bdi className="min-w-0 wrap-anywhere">{file.name}</bdi>
            <span className="flex shrink-0 gap-1">
              {isShown(file) && (
                <IconButton
                  label={t`Voir ${file.name}`}
                  icon={<EyeIcon />}
                  onClick={() => show(file)}
                />
              )}
              <IconButton
                label={t`Enregistrer ${file.name}`}
                icon={<DownloadIcon />}
                isPending={isPending(file)}
                pendingLabel={t`Téléchargement de ${file.name}`}
                onClick={({ currentTarget }) => void save(file, currentTarget)}
              />
            </span>
          </li>
        ))}
      </ul>
      {/* Below the list, whose buttons stay under the pointer. */}
      {opened === null && failure}
      {!files.every(isShown) && (
        <p className="text-body-sm text-fg-muted">
          {t`Les fichiers de bureau ne s’ouvrent pas ici : enregistrez-les.`}
        </p>
      )}
      {opened !== null && (
        <Dialog
          open
          size="full"
          onClose={() => show(null)}
          title={<bdi>{opened.name}</bdi>}
          closeLabel={t`Fermer`}
          footer={
            <Button
              isPending={isPending(opened)}
              pendingLabel={t`Téléchargement de ${opened.name}`}
              onClick={({ currentTarget }) => void save(opened, currentTarget)}
            >
              <DownloadIcon className="size-4" />
              {t`Enregistrer`}
            </Button>
          }
        >
          {failure !== null && <div className="sticky top-0 z-10 pb-4">{failure}</div>}
          <Shown file={opened} />
        </Dialog>
      )}
    </>
  );
}

/** File that could not be saved, and the button that asked for it. */
interface Unsaved {
  readonly file: Attachment;
  readonly button: HTMLElement;
  readonly message: string;
}

/** Saves one file at a time. `failure` shows the one that could not be saved, with another attempt; null: there is none. */
function useSaving() {
  const { t } = useLingui();
  const client = useClient();
  const errorText = useErrorText();
  const [pending, setPending] = useState<Attachment | null>(null);
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null);
  async function save(file: Attachment, button: HTMLElement): Promise<void> {
    if (pending !== null) return;
    setPending(file);
    try {
      saveFile(await client.call(readModeratedFile, { params: { fileId: file.id } }));
      // The other attempt leaves with its button.
      if (unsaved !== null) button.focus();
      setUnsaved(null);
    } catch (error) {
      setUnsaved({ file, button, message: errorText(error) });
    } finally {
      setPending(null);
    }
  }
  const isPending = ({ id }: Attachment) => pending?.id === id;
  const failure = unsaved && (
    <Alert
      tone="danger"
      labels={{ tone: t`Erreur` }}
      title={
        <Trans>
          <bdi>{unsaved.file.name}</bdi> n’est pas enregistré
        </Trans>
      }
      action={
        <Button
          size="sm"
          isPending={isPending(unsaved.file)}
          pendingLabel={t`Téléchargement de ${unsaved.file.name}`}
          onClick={() => void save(unsaved.file, unsaved.button)}
        >
          {t`Réessayer`}
        </Button>
      }
    >
      {unsaved.message}
    </Alert>
  );
  return { save, isPending, failure, forget: () => setUnsaved(null) };
}

/** Content of a file, read anew at each attempt. */
function Shown({ file }: { file: Attachment }) {
  const [attempt, setAttempt] = useState(1);
  return <ReadFile key={attempt} file={file} onRetry={() => setAttempt(attempt + 1)} />;
}

type Content = { readonly url: string } | { readonly text: string } | { readonly pdf: Blob };

function ReadFile({ file, onRetry }: { file: Attachment; onRetry: () => void }) {
  const { t } = useLingui();
  const client = useClient();
  const errorText = useErrorText();
  const [content, setContent] = useState<Content | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    let url: string | null = null;
    async function read(): Promise<void> {
      const found = await client.call(readModeratedFile, { params: { fileId: file.id } });
      if (isGone) return;
      if (TEXTS.has(file.media)) {
        setContent({ text: (await found.text()).slice(0, SHOWN) });
        return;
      }
      if (file.media === PDF) {
        setContent({ pdf: found });
        return;
      }
      // The type is the list's own, so that the browser never guesses another.
      url = URL.createObjectURL(new Blob([found], { type: file.media }));
      setContent({ url });
    }
    read().catch((error: unknown) => {
      if (!isGone) setFailure(errorText(error));
    });
    return () => {
      isGone = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [client, errorText, file]);
  if (failure !== null) {
    return (
      <Alert
        tone="danger"
        labels={{ tone: t`Erreur` }}
        title={t`Ce fichier ne peut pas être affiché`}
        action={
          <Button size="sm" onClick={onRetry}>
            {t`Réessayer`}
          </Button>
        }
      >
        {failure}
      </Alert>
    );
  }
  if (content === null) return <Skeleton shape="block" className="h-64" />;
  if ("pdf" in content) return <PdfPages name={file.name} file={content.pdf} />;
  if ("url" in content) {
    return <img src={content.url} alt={file.name} className="mx-auto max-h-[70dvh] max-w-full" />;
  }
  return (
    <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {content.text}
    </p>
  );
}
