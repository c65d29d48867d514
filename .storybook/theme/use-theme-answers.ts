import { supportIds } from "@parution/tokens";
import {
  readThemeRequest,
  type ThemeAnswers,
  type ThemeProblem,
  type ThemeRequest,
} from "@parution/tokens/derive";
import { useState } from "react";

/** Initial values of the page. */
export const firstRequest: ThemeRequest = {
  slug: "gazette",
  name: "La Gazette",
  brand: "#7a1f2b",
  headlineFace: "bitter",
  paper: "#fff6ec",
  radius: 3,
};

/** A request as its fields show it. */
function answersOf({ radius, ...texts }: ThemeRequest): ThemeAnswers {
  return { ...texts, radius: radius?.toString() };
}

export interface ThemeAnswersState {
  readonly answers: ThemeAnswers;
  /** Last valid answers, which are shown. */
  readonly request: ThemeRequest;
  /** Errors of the answers, by field. */
  readonly problems: Partial<Record<ThemeProblem["field"], string>>;
  readonly change: (field: keyof ThemeAnswers, text: string) => void;
  /** All answers at once. */
  readonly replace: (answers: ThemeAnswers) => void;
}

/** Current answers, and the last valid request. */
export function useThemeAnswers(): ThemeAnswersState {
  const [answers, setAnswers] = useState(() => answersOf(firstRequest));
  const [request, setRequest] = useState(firstRequest);
  const { problems = [] } = readThemeRequest(answers, supportIds);

  const replace = (next: ThemeAnswers) => {
    setAnswers(next);
    const read = readThemeRequest(next, supportIds);
    if (read.request) setRequest(read.request);
  };
  const change = (field: keyof ThemeAnswers, text: string) =>
    replace({ ...answers, [field]: text });

  const byField = Object.fromEntries(problems.map(({ field, message }) => [field, message]));
  return { answers, request, problems: byField, change, replace };
}
