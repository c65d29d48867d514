/** Lifetime of a file's object URL. */
const URL_LIFETIME_MILLISECONDS = 60_000;

/** Saves a file under its name, like a download. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), URL_LIFETIME_MILLISECONDS);
}

/**
 * Opens a file in a new tab. The tab is opened before the request, while the browser still allows it for the click; where
 * it refuses, the file is saved instead. A failure closes the tab.
 *
 * @throws the error of `request`
 */
export async function showFile(request: () => Promise<File>): Promise<void> {
  const tab = window.open("", "_blank");
  try {
    const file = await request();
    if (tab === null) return saveFile(file);
    const address = URL.createObjectURL(file);
    tab.location.replace(address);
    setTimeout(() => URL.revokeObjectURL(address), URL_LIFETIME_MILLISECONDS);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
