import { useLingui } from "@lingui/react/macro";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { lazyModule } from "@parution/app/lazy/lazy.tsx";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { Skeleton } from "@parution/kit/skeleton";
import { useEffect, useRef, useState } from "react";
import { PageTurner } from "../shared/page-turner.tsx";
import type { OpenPdf, PdfFault } from "./pdf.ts";

const reader = lazyModule(() => import("./pdf.ts"));

interface PdfPagesProps {
  name: string;
  file: Blob;
}

/** Pages of a PDF as pictures, one at a time; nothing of the file runs. */
export function PdfPages(props: PdfPagesProps) {
  const [attempt, setAttempt] = useState(1);
  return <ReadPdf key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function ReadPdf({ name, file, onRetry }: PdfPagesProps & { onRetry: () => void }) {
  const { t } = useLingui();
  const faults = useFaults();
  const errorText = useErrorText();
  const [pdf, setPdf] = useState<OpenPdf | null>(null);
  const [fault, setFault] = useState<PdfFault | null>(null);
  const [loadError, setLoadError] = useState<unknown>(null);
  const [page, setPage] = useState(1);
  useEffect(() => {
    let opened: OpenPdf | null = null;
    let isGone = false;
    reader
      .load()
      .then(({ openPdf }) => openPdf(file))
      .then(
        (found) => {
          opened = found;
          if (isGone) found.close();
          else setPdf(found);
        },
        (error: { fault?: PdfFault }) => {
          if (isGone) return;
          // Only the reader's own code can fail without a fault of the file.
          if (error.fault === undefined) setLoadError(error);
          else setFault(error.fault);
        },
      );
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [file]);
  if (loadError !== null) {
    return (
      <Alert
        tone="danger"
        labels={{ tone: t`Erreur` }}
        action={
          <Button size="sm" onClick={onRetry}>
            {t`Réessayer`}
          </Button>
        }
      >
        {errorText(loadError)}
      </Alert>
    );
  }
  if (fault !== null) {
    return (
      <Alert tone="warning" labels={{ tone: t`Attention` }}>
        {faults[fault]}
      </Alert>
    );
  }
  if (pdf === null) return <Skeleton shape="block" className="h-96" />;
  const { pages, total } = pdf;
  return (
    <div className="flex flex-col gap-4">
      {total > 1 && <PageTurner page={page} total={total} last={pages} onPage={setPage} />}
      {page === pages && total > pages && (
        <Alert tone="info" labels={{ tone: t`Information` }}>
          {t`Seules les ${pages} premières pages sont affichées : enregistrez le fichier pour lire la suite.`}
        </Alert>
      )}
      <PdfPage key={page} pdf={pdf} page={page} name={name} onFault={setFault} />
    </div>
  );
}

interface PdfPageProps {
  pdf: OpenPdf;
  page: number;
  name: string;
  onFault: (fault: PdfFault) => void;
}

function PdfPage({ pdf, page, name, onFault }: PdfPageProps) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isRendered, setRendered] = useState(false);
  useEffect(() => {
    const { current } = canvas;
    if (current === null) return;
    let isGone = false;
    pdf.render(page, current, current.parentElement?.clientWidth ?? 800).then(
      () => {
        if (!isGone) setRendered(true);
      },
      (error: { fault?: PdfFault }) => {
        if (!isGone) onFault(error.fault ?? "damaged");
      },
    );
    return () => {
      isGone = true;
    };
  }, [pdf, page, onFault]);
  return (
    <div className="relative mx-auto w-full max-w-4xl">
      {!isRendered && <Skeleton shape="block" className="absolute inset-0 min-h-96" />}
      <canvas
        ref={canvas}
        role="img"
        aria-label={t`Page ${page} de ${name}`}
        className="h-auto w-full border border-line"
      />
    </div>
  );
}

function useFaults(): Readonly<Record<PdfFault, string>> {
  const { t } = useLingui();
  return {
    encrypted: t`Ce PDF est protégé par un mot de passe. Il ne peut qu’être enregistré.`,
    damaged: t`Ce PDF est endommagé. Il ne peut qu’être enregistré.`,
    slow: t`Ce PDF est trop lourd pour être affiché. Il ne peut qu’être enregistré.`,
  };
}
