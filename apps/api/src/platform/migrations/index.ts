export { MIGRATIONS_FOLDER, migrate } from "./migrate.ts";
