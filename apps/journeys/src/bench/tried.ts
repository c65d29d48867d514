/** What was tried where a figure falls short of its budget, by the figure's name in the report. */
export const tried: Readonly<Record<string, string>> = {};
