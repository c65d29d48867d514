import { AdCanvas, type AdContent } from "@parution/kit/ad-canvas";
import { Button } from "@parution/kit/button";
import { LineRing, type RingLevel } from "@parution/kit/line-ring";
import { PriceSummary } from "@parution/kit/price-summary";
import { MINIMUM_ROWS, ROW_LENGTH, ROW_LIMIT } from "../rules/column.ts";
import type { Price } from "../rules/price.ts";
import type { Texts } from "../texts/texts.ts";
import type { Formats } from "./formats.ts";
import type { Order } from "./use-order.ts";

interface OrderPreviewProps {
  texts: Texts;
  order: Order;
  formats: Formats;
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
      <Account {...{ texts, formats, onOrder }} price={order.price} />
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
      body: { text: draft.text, placeholder: texts.text.sample },
      footer: { text: draft.phone, placeholder: texts.text.phone, limit: 20 },
    };
  }
  return { form: "line", rows, rowLength: ROW_LENGTH, minimumRows: MINIMUM_ROWS };
}

interface AccountProps extends Pick<OrderPreviewProps, "texts" | "formats" | "onOrder"> {
  price: Price | false;
}

function Account({ texts, formats, onOrder, price }: AccountProps) {
  const { title, total, beforeTax, tax, billing, discount, order, labels } = texts.price;
  const money = formats.money;
  const { gross, discount: off, total: due, tax: part } = price || NOTHING;
  return (
    <PriceSummary
      title={title}
      state={price ? "current" : "unavailable"}
      steps={[
        { label: price ? billing(price) : "", amount: money(gross) },
        ...(off > 0 ? [{ label: discount, amount: `−${money(off)}` }] : []),
      ]}
      total={{ label: total, amount: money(due) }}
      split={[
        { label: beforeTax, amount: money(due - part) },
        { label: tax, amount: money(part) },
      ]}
      labels={labels}
    >
      <Button variant="primary" size="lg" width="full" onClick={onOrder}>
        {order}
      </Button>
    </PriceSummary>
  );
}

const NOTHING = { gross: 0, discount: 0, total: 0, tax: 0 };
