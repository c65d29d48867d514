import { Button } from "@parution/kit/button";
import { useState } from "react";
import { type GuideText, useGuideText } from "../docs/guide.tsx";
import { Name, Section, Sheet } from "./sheet.tsx";
import { type Reading, useReading } from "./use-reading.ts";

const durations = [
  {
    name: "duration-fast",
    variable: "--pa-duration-fast",
    use: { en: "Colour under a pointer, a tick", fr: "Couleur sous le pointeur, coche" },
  },
  {
    name: "duration-base",
    variable: "--pa-duration-base",
    use: { en: "Something comes, goes or moves", fr: "Ce qui vient, part ou se déplace" },
  },
] as const;

/** A CSS time, `120ms` or `.12s`, in milliseconds. */
function milliseconds(time: string): string {
  const [, amount, unit] = /^([\d.]+)(m?s)$/.exec(time.trim()) ?? [];
  return `${Number(amount) * (unit === "s" ? 1000 : 1)} ms`;
}

const readDurations = (element: HTMLElement): Reading =>
  Object.fromEntries(
    durations.map(({ name, variable }) => [
      name,
      milliseconds(getComputedStyle(element).getPropertyValue(variable)),
    ]),
  );

function Track({
  name,
  use,
  time,
  far,
}: {
  name: string;
  use: GuideText;
  time?: string | undefined;
  far: boolean;
}) {
  const say = useGuideText();
  return (
    <li className="flex flex-col gap-2">
      <span className="flex flex-wrap items-baseline gap-x-3 text-body-sm">
        <Name>{name}</Name>
        <span className="tabular-nums">{time}</span>
        <span className="text-fg-muted">{say(use)}</span>
      </span>
      <span className="flex h-11 items-center rounded-pill bg-sunken px-2">
        <span
          className={`size-7 rounded-pill bg-brand transition-[margin] ease-standard ${name} ${far ? "ms-[calc(100%-1.75rem)]" : "ms-0"}`}
        />
      </span>
    </li>
  );
}

/** Durations and easings. With reduced motion, every duration is 0 ms. */
export function MotionSheet() {
  const [ref, times] = useReading(readDurations);
  const say = useGuideText();
  const [far, setFar] = useState(false);
  const still = Object.values(times).some((time) => time === "0 ms");
  return (
    <div ref={ref}>
      <Sheet>
        <Section
          title={{ en: "Durations", fr: "Durées" }}
          note={{
            en: "Short, and never what alone tells something. A reader's system may ask for none: then every duration is 0 ms.",
            fr: "Courtes, et jamais seules à dire quelque chose. Si le système du lecteur n'en veut pas, toute durée vaut 0 ms.",
          }}
        >
          <ul className="flex flex-col gap-6">
            {durations.map(({ name, use }) => (
              <Track key={name} name={name} use={use} time={times[name]} far={far} />
            ))}
          </ul>
          <p className="flex flex-wrap items-center gap-4">
            <Button onClick={() => setFar(!far)}>{say({ en: "Move", fr: "Déplacer" })}</Button>
            <span className="text-body-sm text-fg-muted">
              <Name>ease-standard</Name>{" "}
              {still &&
                say({
                  en: "Your system asks for less motion.",
                  fr: "Votre système demande moins de mouvement.",
                })}
            </span>
          </p>
        </Section>
      </Sheet>
    </div>
  );
}
