/** Saves bytes as a file through the browser's download. */
export function saveFile(name: string, type: string, parts: readonly Uint8Array<ArrayBuffer>[]): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Freed later, when the browser has certainly read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
