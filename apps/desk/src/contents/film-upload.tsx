import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useConfigs } from "@parution/app/data/configs.ts";
import { MEGABYTE } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { Film } from "@parution/app/rich-text/film.tsx";
import { beginFilm, sendFilmPiece } from "@parution/contract/lazy/contents";
import { Alert } from "@parution/kit/alert";
import { FileDrop } from "@parution/kit/file-drop";
import { TaskProgress } from "@parution/kit/task-progress";
import { FILM_HEAD, FILM_LIMITS, filmFormatOf } from "@parution/rules/films";
import { SecureUpload } from "../shared/secure-upload.tsx";
import { useMegabytes, useTaskLabels, useUploadTask } from "../shared/upload-labels.ts";
import { usePieces } from "../shared/use-pieces.ts";
import { FileButton } from "./file-button.tsx";

interface FilmUploadProps {
  /** Name of the field. */
  label: string;
  /** Address of the current film; empty: none. */
  address: string;
  poster: string | null;
  onArrived: (address: string) => void;
}

const ACCEPT = [".mp4", ".webm", "video/mp4", "video/webm"];

/** The film's file: chosen, sent in pieces, and played as its readers will see it. */
export function FilmUpload({ label, address, poster, onArrived }: FilmUploadProps) {
  const { t } = useLingui();
  const client = useClient();
  const language = useLanguage();
  const { upload, refusal, refuse, start, stop } = usePieces();
  const taskOf = useUploadTask();
  const labels = useTaskLabels();
  const megabytes = useMegabytes();
  const most = useConfigs().data?.constants.filmBytes ?? FILM_LIMITS.bytes;
  const mostMegabytes = Math.floor(most / MEGABYTE);
  const refusals = {
    empty: t`Ce fichier est vide.`,
    size: t`Ce film dépasse ${mostMegabytes} Mo : exportez-le plus léger.`,
    type: t`Ce fichier n’est pas un film MP4 ou WebM, quel que soit son nom.`,
    count: t`Choisissez un seul film.`,
  };

  async function send(file: File): Promise<void> {
    const head = new Uint8Array(await file.slice(0, FILM_HEAD).arrayBuffer());
    const format = filmFormatOf(head);
    if (file.size === 0) return refuse(refusals.empty);
    if (file.size > most) return refuse(refusals.size);
    if (format === null) return refuse(refusals.type);
    await start(file, {
      piece: FILM_LIMITS.piece,
      begin: (announced, options) =>
        client.call(beginFilm, { body: { ...announced, format } }, options),
      send: ({ filmId }, part, options) =>
        client.call(sendFilmPiece, { body: { filmId, ...part } }, options),
      onArrived: (arrived) => onArrived(arrived.address),
    });
  }

  return (
    <div className="flex min-w-0 flex-col items-start gap-3">
      {refusal !== null && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }} className="w-full">
          {refusal}
        </Alert>
      )}
      {upload !== null && (
        <TaskProgress {...taskOf(upload)} labels={labels} onPause={stop} className="w-full" />
      )}
      {upload === null && address !== "" && (
        <>
          <Film
            film={{ url: address, poster, captions: null }}
            language={language}
            labels={{ film: label, captions: t`Sous-titres` }}
          />
          <SecureUpload>
            <FileButton
              label={t`Remplacer le film`}
              accept={ACCEPT.join(",")}
              onChoose={(file) => void send(file)}
            />
          </SecureUpload>
        </>
      )}
      {upload === null && address === "" && (
        <SecureUpload>
          <FileDrop
            className="w-full"
            label={label}
            description={t`MP4 ou WebM, ${mostMegabytes} Mo au plus`}
            accept={ACCEPT}
            maxBytes={most}
            maxFiles={1}
            value={[]}
            onChange={([file]) => file && void send(file)}
            labels={{
              invite: t`Choisissez le film ou déposez-le ici`,
              remove: (name) => t`Retirer ${name}`,
              refused: ({ reason }) => refusals[reason],
              size: megabytes,
              held: (count) =>
                t`${plural(count, { one: "# fichier choisi", other: "# fichiers choisis" })}`,
            }}
          />
        </SecureUpload>
      )}
    </div>
  );
}
