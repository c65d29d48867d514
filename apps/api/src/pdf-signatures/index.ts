export { type PdfSignature, signPdf } from "./sign.ts";
