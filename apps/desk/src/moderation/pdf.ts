import { getDocument, type PDFDocumentProxy, PDFWorker } from "pdfjs-dist";
import workerUrl from "pdfjs-dist/build/pdf.worker.mjs?worker&url";

/** Pages that are shown at most. */
const MOST_PAGES = 200;
/** Pixels of a page, and of a picture in it, at most. */
const MOST_PIXELS = 8_000_000;
const MOST_IMAGE_PIXELS = 40_000_000;
/** Milliseconds after which opening the file, or rendering a page, is given up. */
const TIME_LIMIT = 20_000;

/** Reason for which a file, or a page of it, cannot be shown. */
export type PdfFault = "encrypted" | "damaged" | "slow";

class PdfError extends Error {
  readonly fault: PdfFault;
  constructor(fault: PdfFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/** A file whose pages can be rendered. */
export interface OpenPdf {
  /** Pages that can be shown, and those of the file. */
  readonly pages: number;
  readonly total: number;
  /** Renders a page from 1 as wide as given, in CSS pixels. @throws PdfError */
  readonly render: (page: number, canvas: HTMLCanvasElement, width: number) => Promise<void>;
  readonly close: () => void;
}

interface ScriptGuard {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string | null },
  ): { createScriptURL: (url: string) => URL };
}

/** Policy that allows the worker's address alone as a script URL, where the browser has Trusted Types. */
const policy = (globalThis as { trustedTypes?: ScriptGuard }).trustedTypes?.createPolicy(
  "parution-pdf",
  { createScriptURL: (url) => (url === workerUrl ? url : null) },
);

/**
 * Opens a file in a worker of its own, without scripts, forms or code made from strings. What a hostile file costs, it costs there.
 * @throws PdfError
 */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  const data = new Uint8Array(await file.arrayBuffer());
  const port = new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: "module" });
  const worker = PDFWorker.create({ port });
  const close = () => {
    worker.destroy();
    port.terminate();
  };
  try {
    const loading = getDocument({
      data,
      worker,
      isEvalSupported: false,
      enableXfa: false,
      useWorkerFetch: false,
      maxImageSize: MOST_IMAGE_PIXELS,
      useWasm: false,
      verbosity: 0,
    });
    const pdf = await inTime(loading.promise);
    const pages = Math.min(pdf.numPages, MOST_PAGES);
    return {
      pages,
      total: pdf.numPages,
      close,
      render: (page, canvas, width) => inTime(render(pdf, page, canvas, width)).catch(rethrow),
    };
  } catch (error) {
    close();
    return rethrow(error);
  }
}

async function render(
  pdf: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  width: number,
): Promise<void> {
  const page = await pdf.getPage(number);
  const natural = page.getViewport({ scale: 1 });
  const wanted = (width * Math.min(2, devicePixelRatio)) / natural.width;
  const most = Math.sqrt(MOST_PIXELS / (natural.width * natural.height));
  const viewport = page.getViewport({ scale: Math.min(wanted, most) });
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  await page.render({ canvas, viewport }).promise;
  page.cleanup();
}

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new PdfError("slow")), TIME_LIMIT);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

function rethrow(error: unknown): never {
  if (error instanceof PdfError) throw error;
  const isEncrypted = error instanceof Error && error.name === "PasswordException";
  throw new PdfError(isEncrypted ? "encrypted" : "damaged", { cause: error });
}
