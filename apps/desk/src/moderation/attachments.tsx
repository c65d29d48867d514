import { useLingui } from "@lingui/react/macro";
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
  const client = useClient();
  const errorText = useErrorText();
  const [opened, setOpened] = useState<Attachment | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (fileId: number) => {
    setFailure(null);
    try {
      saveFile(await client.call(readModeratedFile, { params: { fileId } }));
    } catch (error) {
      setFailure(errorText(error));
    }
  };
  return (
    <>
      {failure !== null && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {failure}
        </Alert>
      )}
      <ul className="divide-y divide-line border-line border-y">
        {files.map((file) => (
          <li key={file.id} className="flex items-center justify-between gap-3 py-2">
            <bdi className="min-w-0 wrap-anywhere">{file.name}</bdi>
            <span className="flex shrink-0 gap-1">
              {isShown(file) && (
                <IconButton
                  label={t`Voir ${file.name}`}
                  icon={<EyeIcon />}
                  onClick={() => setOpened(file)}
                />
              )}
              <IconButton
                label={t`Enregistrer ${file.name}`}
                icon={<DownloadIcon />}
                onClick={() => void save(file.id)}
              />
            </span>
          </li>
        ))}
      </ul>
      {!files.every(isShown) && (
        <p className="text-body-sm text-fg-muted">
          {t`Les fichiers de bureau ne s’ouvrent pas ici : enregistrez-les.`}
        </p>
      )}
      {opened !== null && (
        <Dialog
          open
          size="full"
          onClose={() => setOpened(null)}
          title={<bdi>{opened.name}</bdi>}
          closeLabel={t`Fermer`}
          footer={
            <Button onClick={() => void save(opened.id)}>
              <DownloadIcon className="size-4" />
              {t`Enregistrer`}
            </Button>
          }
        >
          <Shown key={opened.id} file={opened} />
        </Dialog>
      )}
    </>
  );
}

type Content = { readonly url: string } | { readonly text: string } | { readonly pdf: Blob };

function Shown({ file }: { file: Attachment }) {
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
      <Alert tone="danger" labels={{ tone: t`Erreur` }}>
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
