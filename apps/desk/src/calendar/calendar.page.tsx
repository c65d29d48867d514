import { useLingui } from "@lingui/react/macro";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { Select } from "@parution/kit/select";
import { Skeleton } from "@parution/kit/skeleton";
import { addDays, firstOfMonth, firstOfNextMonth, type IsoDate } from "@parution/rules/dates";
import { useState } from "react";
import { useCalendarActions, useDeskCalendar } from "./calendar.data.ts";
import { DayDialog } from "./day-dialog.tsx";
import { LateClosures } from "./late-closures.tsx";
import { MonthTable } from "./month-table.tsx";
import { RestDays } from "./rest-days.tsx";

/** Days of a newspaper: open, closed and provisional; closures declared late, with their progress and undo. */
export function CalendarPage() {
  const { t } = useLingui();
  const [supportId, setSupportId] = useState<number>();
  const [month, setMonth] = useState<IsoDate>();
  const [chosen, setChosen] = useState<IsoDate | null>(null);
  /** Day whose closure was just declared. */
  const [declared, setDeclared] = useState<IsoDate | null>(null);
  const calendar = useDeskCalendar(supportId, month);
  const { data, error } = calendar;
  const actions = useCalendarActions();
  const first = data?.days[0]?.date;
  const day = data?.days.find(({ date }) => date === chosen);
  return (
    <div className="flex flex-col gap-8">
      <PageTitle>{t`Calendrier`}</PageTitle>
      <ReadFailure
        title={t`Le calendrier ne peut pas être affiché`}
        error={error}
        isBesideOld={data !== undefined}
        onRetry={() => void calendar.mutate()}
      />
      {data === undefined && error === undefined && <Skeleton shape="block" className="h-96" />}
      {data !== undefined && first !== undefined && (
        <>
          <LateClosures closures={data.closures} declared={declared} actions={actions} />
          <div className="grid items-start gap-8 2xl:grid-cols-[minmax(0,1fr)_18rem]">
            <section className="flex min-w-0 flex-col gap-4">
              <Select
                className="sm:max-w-xs"
                label={t`Journal`}
                value={String(supportId ?? data.supportId)}
                onChange={(event) => setSupportId(Number(event.currentTarget.value))}
                items={data.supports.map(({ id, label }) => ({ value: String(id), label }))}
              />
              <MonthTable
                days={data.days}
                today={data.today}
                onTurn={(step) => setMonth((asked = first) => monthBeside(asked, step))}
                onChoose={(date) => {
                  setChosen(date);
                  setDeclared(null);
                }}
              />
            </section>
            <RestDays
              key={data.supportId}
              calendar={data}
              year={Number(first.slice(0, 4))}
              actions={actions}
            />
          </div>
          {day !== undefined && (
            <DayDialog
              key={day.date}
              day={day}
              supportId={data.supportId}
              today={data.today}
              actions={actions}
              onDeclare={setDeclared}
              onClose={() => setChosen(null)}
            />
          )}
        </>
      )}
    </div>
  );
}

/** First day of the month before or after that of a day. */
const monthBeside = (day: IsoDate, step: 1 | -1) =>
  step > 0 ? firstOfNextMonth(day) : firstOfMonth(addDays(firstOfMonth(day), -1));
