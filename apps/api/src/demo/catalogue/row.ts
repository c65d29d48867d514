import type { Insertable } from "kysely";

/** A row of the demonstration: whole, with the id that others refer to. */
export type Row<Table> = {
  [Column in keyof Insertable<Table>]-?: Exclude<Insertable<Table>[Column], undefined>;
};
