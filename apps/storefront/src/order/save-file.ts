export interface ReceivedFile {
  fileName: string;
  contentType: string;
  /** In base64. */
  content: string;
}

/** Lets the browser save a file, as a link to it would. */
export function saveFile({ fileName, contentType, content }: ReceivedFile): void {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  const href = URL.createObjectURL(new Blob([bytes], { type: contentType }));
  Object.assign(document.createElement('a'), { href, download: fileName }).click();
  // the browser has begun to read it by then
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
