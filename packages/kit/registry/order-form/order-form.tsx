"use client";

import { Alert } from "@parution/kit/alert";
import { ErrorSummary } from "@parution/kit/error-summary";
import { Grid } from "@parution/kit/grid";
import { PageHeader } from "@parution/kit/page-layout";
import { type IsoDate, PublicationCalendar } from "@parution/kit/publication-calendar";
import { Select } from "@parution/kit/select";
import { Stack } from "@parution/kit/stack";
import { Text } from "@parution/kit/text";
import { TextArea } from "@parution/kit/text-area";
import { type FormEvent, useId, useState } from "react";
import {
  type OrderLabels,
  type OrderLanguage,
  orderLabels,
  orderLocales,
} from "./order-form-labels";
import { countLines, OrderPreview, type OrderPrice } from "./order-preview";

/** A newspaper with what it accepts. */
export interface Newspaper {
  id: string;
  name: string;
  headings: readonly { value: string; label: string }[];
  /** Characters in a line of its columns. */
  lineLength: number;
  /** Row ends of the text; after any character by default. */
  wordBreak?: "break-all" | "break-word";
  /** The fewest lines it bills, and the most it prints. */
  minLines: number;
  maxLines: number;
  /** Days that can be ordered, those that cannot with their reasons, and the others' deadlines in words. Keep the maps stable. */
  calendar: {
    minValue: IsoDate;
    maxValue: IsoDate;
    blocked: ReadonlyMap<IsoDate, string>;
    deadlines?: ReadonlyMap<IsoDate, string>;
  };
}

export interface Order {
  /** Id of the newspaper. */
  newspaper: string;
  heading: string;
  text: string;
  days: readonly IsoDate[];
}

/** Corrections in the reader's language, by field; `form` for one that belongs to no field. */
export type OrderErrors = Partial<Record<keyof Order | "form", string>>;

export interface OrderFormProps {
  language: OrderLanguage;
  newspapers: readonly Newspaper[];
  /** The caller's today: the block reads no clock. */
  today: IsoDate;
  /** Price of an ad of so many lines in each of the order's issues. */
  priceOf: (order: Order, lines: number) => OrderPrice;
  /** Places the order. Resolves with the server's corrections, or with nothing once it is placed. */
  onSubmit: (order: Order) => Promise<OrderErrors | undefined>;
  /** Answers to begin with, such as a draft's. */
  initial?: Partial<Order>;
}

const fields = ["newspaper", "heading", "text", "days"] as const;

/** Order of a classified ad: written on one side, seen and priced on the other. */
export function OrderForm({ language, newspapers, today, priceOf, ...props }: OrderFormProps) {
  const { onSubmit, initial } = props;
  const labels = orderLabels[language];
  const id = useId();
  const [order, setOrder] = useState<Order>({
    newspaper: newspapers.length === 1 ? (newspapers[0]?.id ?? "") : "",
    heading: "",
    text: "",
    days: [],
    ...initial,
  });
  const [answer, setAnswer] = useState<{ number: number; errors: OrderErrors }>({
    number: 0,
    errors: {},
  });
  const [isPending, setPending] = useState(false);
  const newspaper = newspapers.find((one) => one.id === order.newspaper);
  const { errors } = answer;
  const show = (next: OrderErrors) => setAnswer({ number: answer.number + 1, errors: next });

  /** Takes an answer, and its correction away. */
  function change(part: Partial<Order>) {
    setOrder({ ...order, ...part });
    const left = Object.entries(errors).filter(([field]) => !(field in part || field === "form"));
    setAnswer({ ...answer, errors: Object.fromEntries(left) });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = errorsIn(order, newspaper, labels);
    if (Object.keys(found).length > 0) return show(found);
    setPending(true);
    try {
      show((await onSubmit(order)) ?? {});
    } catch {
      show({ form: labels.errors.failed });
    } finally {
      setPending(false);
    }
  }

  const wrong = fields.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ field: `${id}-${field}`, message }];
  });
  return (
    <Stack gap="lg">
      <PageHeader title={labels.title} />
      <ErrorSummary
        title={labels.errors.title(wrong.length)}
        errors={wrong}
        submission={answer.number}
      />
      {errors.form && (
        <Alert tone="danger" labels={{ tone: labels.errors.tone }}>
          {errors.form}
        </Alert>
      )}
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Grid columnWidth="lg" fill="items" gap="xl">
          <Stack gap="lg">
            <Select
              id={`${id}-newspaper`}
              label={labels.newspaper}
              placeholder={labels.choose}
              items={newspapers.map(({ id, name }) => ({ value: id, label: name }))}
              value={order.newspaper}
              onChange={({ target }) => change({ newspaper: target.value, heading: "", days: [] })}
              error={errors.newspaper}
            />
            <Select
              id={`${id}-heading`}
              label={labels.heading}
              placeholder={labels.choose}
              items={newspaper?.headings ?? []}
              value={order.heading}
              onChange={({ target }) => change({ heading: target.value })}
              disabled={!newspaper}
              error={errors.heading}
            />
            <TextArea
              id={`${id}-text`}
              label={labels.text}
              rows={6}
              dir="auto"
              value={order.text}
              onChange={({ target }) => change({ text: target.value })}
              error={errors.text}
            />
            {newspaper && (
              <Stack gap="sm">
                <Text aria-hidden="true" size="body-sm" weight="semibold">
                  {labels.calendar.calendar}
                </Text>
                <PublicationCalendar
                  key={newspaper.id}
                  id={`${id}-days`}
                  value={order.days}
                  onChange={(days) => change({ days })}
                  {...newspaper.calendar}
                  today={today}
                  locale={orderLocales[language]}
                  months={1}
                  labels={labels.calendar}
                  error={errors.days}
                />
              </Stack>
            )}
          </Stack>
          <OrderPreview
            language={language}
            newspaper={newspaper}
            order={order}
            isPending={isPending}
            priceOf={(lines) => priceOf(order, lines)}
          />
        </Grid>
      </form>
    </Stack>
  );
}

/** Fields that are missing or too long, found before the server is asked. */
function errorsIn(
  { heading, text, days }: Order,
  newspaper: Newspaper | undefined,
  { errors }: OrderLabels,
): OrderErrors {
  if (!newspaper) return { newspaper: errors.newspaper };
  const excess = countLines(text, newspaper) - newspaper.maxLines;
  return {
    ...(heading === "" && { heading: errors.heading }),
    ...(text.trim() === "" && { text: errors.text }),
    ...(excess > 0 && { text: errors.tooLong(excess) }),
    ...(days.length === 0 && { days: errors.days }),
  };
}
