/** How node-postgres sends values, which its own makers of queries (`pg-cursor`) ask too; it comes without types. */
declare module "pg/lib/utils" {
  export function prepareValue(value: unknown): string | Buffer | null;
}
