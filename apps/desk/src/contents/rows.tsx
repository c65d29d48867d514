import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { PlusIcon, TrashIcon } from "@parution/kit/icon";
import { IconButton } from "@parution/kit/icon-button";
import { type ReactNode, useRef } from "react";
import { MoveButtons, useMoveAnnouncement } from "./move-buttons.tsx";

interface RowsProps<Row> {
  legend: string;
  addLabel: string;
  most: number;
  rows: readonly Row[];
  blank: Row;
  nameOf: (row: Row, number: number) => string;
  onChange: (rows: Row[]) => void;
  /** Fields of a row. */
  children: (row: Row, index: number, write: (next: Row) => void) => ReactNode;
}

/** Rows of fields that are added, removed and put in order. */
export function Rows<Row>(props: RowsProps<Row>) {
  const { legend, addLabel, most, rows, blank, nameOf, onChange, children } = props;
  const { t } = useLingui();
  const keys = useKeys(rows.length);
  const { announce, announcement } = useMoveAnnouncement();
  const swap = (index: number, other: number) => {
    const [one, two] = [rows[index], rows[other]];
    if (one === undefined || two === undefined) return;
    keys.swap(index, other);
    onChange(rows.with(index, two).with(other, one));
    announce(nameOf(one, index + 1), other, rows.length);
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 font-semibold text-heading">{legend}</legend>
      {rows.map((row, index) => {
        const name = nameOf(row, index + 1);
        return (
          <fieldset
            key={keys.list[index]}
            aria-label={name}
            className="flex flex-col gap-3 rounded-card border border-line p-4"
          >
            {children(row, index, (next) => onChange(rows.with(index, next)))}
            <div className="flex justify-end gap-1">
              <MoveButtons
                upLabel={t`Monter ${name}`}
                downLabel={t`Descendre ${name}`}
                index={index}
                count={rows.length}
                onMove={(to) => swap(index, to)}
              />
              <IconButton
                size="sm"
                label={t`Supprimer ${name}`}
                icon={<TrashIcon />}
                onClick={() => {
                  keys.remove(index);
                  onChange(rows.toSpliced(index, 1));
                }}
              />
            </div>
          </fieldset>
        );
      })}
      <Button
        className="self-start"
        disabled={rows.length >= most}
        onClick={() => onChange([...rows, blank])}
      >
        <PlusIcon />
        {addLabel}
      </Button>
      {announcement}
    </fieldset>
  );
}

/** Keys that follow their rows, which have none of their own. */
function useKeys(count: number) {
  const list = useRef<number[]>([]);
  const next = useRef(0);
  while (list.current.length < count) {
    list.current.push(next.current);
    next.current += 1;
  }
  return {
    list: list.current,
    swap(index: number, other: number) {
      const [one = 0, two = 0] = [list.current[index], list.current[other]];
      list.current = list.current.with(index, two).with(other, one);
    },
    remove(index: number) {
      list.current = list.current.toSpliced(index, 1);
    },
  };
}
