/** How long an address of a file in memory is kept for the tab that shows it, in milliseconds. */
const KEPT = 60_000;

/**
 * Shows a file in a tab of its own, once it has come. The tab is opened at once, while the press still allows it;
 * where the browser refuses, the file is saved under `name` instead. When there is no file the tab closes again.
 *
 * @throws whatever `request` throws
 */
export async function showFile(request: () => Promise<Blob>, name: string): Promise<void> {
  const tab = window.open("", "_blank");
  try {
    const address = URL.createObjectURL(await request());
    if (tab === null) save(address, name);
    else tab.location.replace(address);
    setTimeout(() => URL.revokeObjectURL(address), KEPT);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

function save(address: string, name: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
}
