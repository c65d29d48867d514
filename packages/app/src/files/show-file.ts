import { KEPT, saveFile } from "./save-file.ts";

/**
 * Shows a file in a tab of its own, once it has come. The tab is opened at once, while the press still allows it;
 * where the browser refuses, the file is saved instead. When there is no file the tab closes again.
 *
 * @throws whatever `request` throws
 */
export async function showFile(request: () => Promise<File>): Promise<void> {
  const tab = window.open("", "_blank");
  try {
    const file = await request();
    if (tab === null) return saveFile(file);
    const address = URL.createObjectURL(file);
    tab.location.replace(address);
    setTimeout(() => URL.revokeObjectURL(address), KEPT);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
