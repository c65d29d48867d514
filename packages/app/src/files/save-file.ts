/** How long the address of a file in memory is kept, in milliseconds. */
export const KEPT = 60_000;

/** Saves a file under its own name, as the browser saves what it downloads. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}
