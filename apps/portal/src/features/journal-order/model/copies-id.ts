/** The id of the field for the copies of one issue. */
export const copiesId = (date: string) => `copies-${date}`;
