export interface ReceivedFile {
  fileName: string;
  contentType: string;
  /** Base64. */
  content: string;
}

/** Saves a file as a download. */
export function saveFile({ fileName, contentType, content }: ReceivedFile): void {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  const href = URL.createObjectURL(new Blob([bytes], { type: contentType }));
  Object.assign(document.createElement('a'), { href, download: fileName }).click();
  // The browser has started reading it by then
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
