import { AdCanvas, type AdContent } from "@parution/kit/ad-canvas";
import { Button } from "@parution/kit/button";
import { LineRing, type RingLevel } from "@parution/kit/line-ring";
import { PriceSummary } from "@parution/kit/price-summary";
import { MINIMUM_ROWS, ROW_LENGTH, ROW_LIMIT } from "../rules/column.ts";
import type { Price } from "../rules/price.ts";
import type { Texts } from "../texts/texts.ts";
import type { Formats } from "./formats.ts";
import type { StepProps } from "./step.tsx";
import type { Order } from "./use-order.ts";

interface OrderPreviewProps extends Pick<StepProps, "texts" | "order" | "formats"> {
  onOrder: () => void;
}

/** The ad as it will be printed, and what it costs. */
export function OrderPreview({ texts, order, formats, onOrder }: OrderPreviewProps) {
  const { draft, rows } = order;
  const rubric = draft.rubric === "" ? texts.preview.frameTitle : texts.rubric.names[draft.rubric];
  return (
    <aside className="order-aside">
      <AdCanvas
        label={texts.preview.label}
        heading={rubric}
        ad={contentOf(texts, order)}
        labels={texts.preview.canvas}
      />
      {draft.formula !== "frame" && (
        <div className="order-ring">
          <LineRing
            label={texts.ring.label}
            valueText={texts.ring.value(rows.length, ROW_LIMIT)}
            count={rows.length}
            limit={ROW_LIMIT}
            level={levelOf(rows.length)}
          />
          <p aria-hidden="true">{texts.ring.value(rows.length, ROW_LIMIT)}</p>
        </div>
      )}
      <Account texts={texts} order={order} formats={formats} onOrder={onOrder} />
    </aside>
  );
}

function levelOf(rows: number): RingLevel {
  if (rows > ROW_LIMIT) return "over";
  return rows > ROW_LIMIT - 2 ? "near" : "ok";
}

function contentOf(texts: Texts, { draft, rows }: Order): AdContent {
  if (draft.formula === "frame") {
    return {
      form: "modular",
      width: 62,
      height: 45,
      body: { text: draft.text, placeholder: texts.preview.canvas.empty },
      footer: { text: draft.phone, placeholder: texts.text.phone, limit: 20 },
    };
  }
  const missing = Math.max(0, MINIMUM_ROWS - rows.length);
  const empty = Array.from({ length: missing }, () => ({ text: "" }));
  return { form: "line", rows: [...rows, ...empty], rowLength: ROW_LENGTH };
}

function Account({ texts, order, formats, onOrder }: OrderPreviewProps) {
  const { title, total, order: orderLabel, labels } = texts.price;
  const { price } = order;
  return (
    <PriceSummary
      title={title}
      state={price ? "current" : "unavailable"}
      {...(price
        ? accountOf(price, texts, formats)
        : { steps: [], total: { label: total, amount: "" } })}
      labels={labels}
    >
      <Button variant="primary" size="lg" width="full" onClick={onOrder}>
        {orderLabel}
      </Button>
    </PriceSummary>
  );
}

function accountOf(price: Price, texts: Texts, { money }: Formats) {
  const { billing, discount, total, beforeTax, tax } = texts.price;
  const steps = [{ label: billing(price), amount: money(price.gross) }];
  if (price.discount > 0) steps.push({ label: discount, amount: `−${money(price.discount)}` });
  return {
    steps,
    total: { label: total, amount: money(price.total) },
    split: [
      { label: beforeTax, amount: money(price.total - price.tax) },
      { label: tax, amount: money(price.tax) },
    ],
  };
}
