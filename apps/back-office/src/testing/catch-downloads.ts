import { onTestFinished, vi } from 'vitest';

/** The files that the page gives to the browser's downloads, in their order. */
export function catchDownloads(): Blob[] {
  const files: Blob[] = [];
  const createUrl = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push(blob as Blob);
    return 'blob:file';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  onTestFinished(() => {
    createUrl.mockRestore();
    click.mockRestore();
  });
  return files;
}
