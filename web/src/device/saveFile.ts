/** Saving what the page has in memory as a file. */

/** How long a browser may take to begin the download, in milliseconds. */
const DOWNLOAD = 60_000;

export function saveFile(content: Blob, name: string): void {
  const file = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = file;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(file), DOWNLOAD);
}
