/** Hands bytes to the user as a file. */
export function saveFile(name: string, type: string, parts: readonly Uint8Array<ArrayBuffer>[]): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Once the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
