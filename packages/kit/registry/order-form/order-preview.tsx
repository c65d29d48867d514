"use client";

import { AdCanvas, cutRows } from "@parution/kit/ad-canvas";
import { Button } from "@parution/kit/button";
import { LineRing, type RingLevel } from "@parution/kit/line-ring";
import { PriceSummary } from "@parution/kit/price-summary";
import { Stack } from "@parution/kit/stack";
import { Text } from "@parution/kit/text";
import { type OrderLanguage, orderLabels, orderMoney } from "./order-form-labels";

/** Price of an order, in centimes. */
export interface OrderPrice {
  /** One line in one issue, before tax. */
  line: number;
  beforeTax: number;
  tax: number;
  total: number;
}

/** Printed column of a newspaper, as its lines are counted. */
interface Column {
  lineLength: number;
  wordBreak?: "break-all" | "break-word";
  minLines: number;
  maxLines: number;
  headings: readonly { value: string; label: string }[];
}

export interface OrderPreviewProps {
  language: OrderLanguage;
  newspaper: Column | undefined;
  order: { heading: string; text: string; days: readonly unknown[] };
  /** Price of the order with so many lines. */
  priceOf: (lines: number) => OrderPrice;
  isPending: boolean;
}

/** Lines that a text takes in a newspaper's column; none while nothing is written. */
export function countLines(
  text: string,
  { lineLength, wordBreak = "break-all" }: Pick<Column, "lineLength" | "wordBreak">,
): number {
  return text.trim() === "" ? 0 : cutRows(text, { rowLength: lineLength, wordBreak }).length;
}

/** Share of the longest ad from which on the ring warns. */
const NEAR = 0.8;

function levelOf(lines: number, maxLines: number): RingLevel {
  if (lines > maxLines) return "over";
  return lines >= maxLines * NEAR ? "near" : "ok";
}

/** Column of a newspaper that is not chosen yet. */
const blank = { lineLength: 28, minLines: 3, maxLines: 20, wordBreak: "break-all" } as const;

/** The ad as it will be printed, its lines, and its price with the button that orders it. */
export function OrderPreview(props: OrderPreviewProps) {
  const { language, newspaper, order } = props;
  const labels = orderLabels[language];
  const { lineLength, minLines, maxLines, wordBreak = "break-all" } = newspaper ?? blank;
  const heading = newspaper?.headings.find(({ value }) => value === order.heading)?.label;
  const rows = cutRows(order.text, {
    rowLength: lineLength,
    wordBreak,
    minimumRows: minLines,
    reading: language === "ar" ? "rtl" : "ltr",
  });
  const lines = newspaper ? countLines(order.text, newspaper) : 0;
  const lineText = labels.lines(lines, maxLines);
  return (
    <Stack gap="lg">
      <AdCanvas
        label={labels.preview}
        heading={heading ?? labels.heading}
        ad={{ form: "line", rows, rowLength: lineLength }}
        labels={labels.canvas}
      />
      <Stack direction="row">
        <LineRing
          label={labels.ring}
          valueText={lineText}
          count={lines}
          limit={maxLines}
          level={levelOf(lines, maxLines)}
        />
        <Text size="body-sm" tone="muted" aria-hidden="true">
          {lineText}
        </Text>
      </Stack>
      <Price {...props} lines={Math.max(lines, minLines)} isWritten={lines > 0} />
    </Stack>
  );
}

interface PriceProps extends OrderPreviewProps {
  /** Billed lines. */
  lines: number;
  isWritten: boolean;
}

function Price({ language, order, priceOf, isPending, lines, isWritten }: PriceProps) {
  const labels = orderLabels[language].price;
  const money = orderMoney(language);
  const isPriced = isWritten && order.days.length > 0;
  const price = isPriced ? priceOf(lines) : { line: 0, beforeTax: 0, tax: 0, total: 0 };
  return (
    <PriceSummary
      title={labels.title}
      state={isPriced ? "current" : "unavailable"}
      steps={[
        {
          label: labels.calculation(lines, order.days.length, money(price.line)),
          amount: money(price.beforeTax),
        },
        { label: labels.tax, amount: money(price.tax) },
      ]}
      total={{ label: labels.total, amount: money(price.total), value: price.total }}
      labels={{
        ...labels,
        difference: (centimes) => `${centimes > 0 ? "+" : "−"}${money(Math.abs(centimes))}`,
      }}
    >
      <Button
        type="submit"
        variant="primary"
        size="lg"
        width="full"
        isPending={isPending}
        pendingLabel={labels.ordering}
      >
        {labels.order}
      </Button>
    </PriceSummary>
  );
}
