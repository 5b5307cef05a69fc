/** Hands a file to the browser as a download, under the name that it is to have on the device. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser begins to read after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
