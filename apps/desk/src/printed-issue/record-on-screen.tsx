import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { DifferenceView } from "@parution/kit/difference-view";
import { Heading } from "@parution/kit/heading";
import { Skeleton } from "@parution/kit/skeleton";
import { textDirection } from "@parution/rules/lines";
import { type ReactNode, useState } from "react";
import { PageTurner } from "../shared/page-turner.tsx";
import {
  type IssueFile,
  type PrintRecord,
  useClipping,
  useFileAddress,
  useIssuePage,
} from "./issue.data.ts";
import { flowing, reflowed, usePageList } from "./printed-text.ts";

interface RecordOnScreenProps {
  issue: IssueFile;
  record: PrintRecord;
  /** Page on screen, where the place of the ad is not known; null: its clipping is shown. */
  page: number | null;
  onPage: (page: number) => void;
}

/** The billed text beside what was printed. */
export function RecordOnScreen({ issue, record, page, onPage }: RecordOnScreenProps) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="flex min-w-0 flex-col gap-4">
        <Heading level={2} size="title-sm" className="wrap-anywhere">
          <bdi>{record.title}</bdi>
        </Heading>
        <Doubt record={record} />
        <Texts record={record} />
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        {page === null ? (
          <Clipping record={record} />
        ) : (
          <Page issue={issue} page={page} onPage={onPage} />
        )}
      </div>
    </div>
  );
}

function Doubt({ record: { doubt } }: { record: PrintRecord }) {
  const { t } = useLingui();
  const texts = {
    altered: t`Le texte imprimé n’est pas celui qui a été facturé.`,
    "within-text": t`Ce texte figure dans un autre texte, ou rien autour n’a été reconnu.`,
    short: t`Ce texte est trop court pour être reconnu avec certitude.`,
    repeated: t`Ce texte n’est pas imprimé aussi souvent qu’il a été facturé.`,
    scattered: t`Ce texte est imprimé en trop de morceaux pour être reconnu avec certitude.`,
    scanned: null,
  };
  const text = doubt === null ? null : texts[doubt];
  return text && <p>{text}</p>;
}

function Texts({ record: { billedText, printedText, doubt } }: { record: PrintRecord }) {
  const { t } = useLingui();
  if (printedText !== null && doubt === "altered") {
    return (
      <DifferenceView
        label={t`Texte facturé et texte imprimé`}
        before={flowing(billedText)}
        after={reflowed(printedText, billedText)}
        labels={{
          removed: t`absent du journal`,
          added: t`seulement dans le journal`,
          before: t`Facturé`,
          after: t({ message: "Imprimé", context: "texte" }),
          unchanged: t`Textes identiques`,
        }}
      />
    );
  }
  return (
    <p
      dir={textDirection(billedText) ?? undefined}
      className="whitespace-pre-line border-line border-s-2 ps-4 wrap-anywhere"
    >
      {billedText}
    </p>
  );
}

function Clipping({ record }: { record: PrintRecord }) {
  const { t } = useLingui();
  const { count, list } = usePageList()(record);
  const caption = (
    <p className="text-body-sm text-fg-muted tabular-nums">
      {t`${plural(count, { one: `Page ${list}`, other: `Pages ${list}` })}`}
    </p>
  );
  return record.hasClipping ? <ClippingPicture record={record} caption={caption} /> : caption;
}

/** An ad as it was printed. */
export function ClippingPicture(props: { record: PrintRecord; caption?: ReactNode }) {
  const { record, caption } = props;
  const { t } = useLingui();
  const { data, error } = useClipping(record.id);
  const { reference } = record;
  return (
    <Picture
      file={data}
      hasFailed={error !== undefined}
      caption={caption}
      label={t`Annonce ${reference} telle qu’elle est imprimée`}
    />
  );
}

function Page({
  issue,
  page,
  onPage,
}: Pick<RecordOnScreenProps, "issue" | "onPage"> & { page: number }) {
  const { t } = useLingui();
  const { data, error } = useIssuePage(issue.id, page);
  return (
    <>
      <PageTurner page={page} total={issue.pages ?? 1} onPage={onPage} />
      <Picture file={data} hasFailed={error !== undefined} label={t`Page ${page} du journal`} />
    </>
  );
}

interface PictureProps {
  file: File | undefined;
  hasFailed: boolean;
  label: string;
  /** Stands over it, beside the button that enlarges it. */
  caption?: ReactNode;
}

function Picture({ file, hasFailed, label, caption }: PictureProps) {
  const { t } = useLingui();
  const address = useFileAddress(file);
  const [isLarge, setLarge] = useState(false);
  if (hasFailed) {
    return (
      <>
        {caption}
        <Alert tone="warning" labels={{ tone: t`Attention` }}>
          {t`Cette image n’a pas pu être lue.`}
        </Alert>
      </>
    );
  }
  if (address === null) return <Skeleton shape="block" className="h-96" />;
  return (
    <div className="flex w-fit max-w-full flex-col gap-2">
      <div className="flex items-center justify-between gap-4">
        {caption}
        <Button
          size="sm"
          variant="quiet"
          className="ms-auto"
          onClick={() => setLarge((known) => !known)}
        >
          {isLarge ? t`Réduire` : t`Agrandir`}
        </Button>
      </div>
      {/* Where it scrolls it is reached by keyboard. */}
      <section
        aria-label={label}
        tabIndex={isLarge ? 0 : undefined}
        className={isLarge ? "max-h-[85vh] overflow-auto" : undefined}
      >
        <img
          src={address}
          alt={label}
          className={`h-auto border border-line ${isLarge ? "max-w-none" : "max-w-full"}`}
        />
      </section>
    </div>
  );
}
