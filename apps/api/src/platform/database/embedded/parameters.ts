/**
 * The engine's start parameters with durability switched on: without `-F` (which switches fsync off), with fsync as the
 * way to write the log, since this build's fdatasync does nothing.
 */
export function durableParameters(defaults: readonly string[]): string[] {
  return [
    ...defaults.filter((parameter) => parameter !== "-F"),
    ...["-c", "fsync=on", "-c", "wal_sync_method=fsync", "-c", "synchronous_commit=on"],
    ...["-c", "full_page_writes=on", "-c", "timezone=UTC"],
    // What a log that is short keeps of its files.
    ...["-c", "max_wal_size=128MB"],
  ];
}
