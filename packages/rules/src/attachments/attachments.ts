import type { Medium } from "../calendar/index.ts";

/** A product's format: line text (`L`) or modular (`M`). */
export type AdFormat = "line" | "modular";

export interface AttachmentScope {
  readonly medium: Medium;
  /** True when the support has `prix_fix` 1. */
  readonly fixedPrice: boolean;
  readonly format: AdFormat;
  /** Of a modular ad; `null` before one is chosen. */
  readonly canvas: { readonly id: number; readonly modules: number } | null;
}

const MODULES_FROM = 7;
const CANVAS_WITH_ATTACHMENTS = 6;

/**
 * True when an ad takes attachments: line ads, and modular ones of 7 modules or more or on canvas 6;
 * never digital or fixed-price ones (docs/domain/ad-text-and-lines.md#attachments).
 */
export function takesAttachments({ medium, fixedPrice, format, canvas }: AttachmentScope): boolean {
  if (medium === "digital" || fixedPrice) return false;
  if (format === "line") return true;
  return (
    canvas !== null && (canvas.modules >= MODULES_FROM || canvas.id === CANVAS_WITH_ATTACHMENTS)
  );
}
