import type { FileRejection, RejectionReason } from './types';

export interface FileRules {
  /** As in the `accept` attribute: `image/*`, `image/png`, `.pdf`, separated by commas. Empty: any. */
  accept?: string;
  /** Maximum size of one file in bytes. */
  maxBytes?: number;
  /** How many more files are allowed. */
  room: number;
}

/** Whether a file matches an `accept` attribute. */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept = '') {
  const kinds = accept
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())
    .filter(Boolean);
  const mime = type.toLowerCase();
  return (
    kinds.length === 0 ||
    kinds.some((kind) => {
      if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
      return kind.endsWith('/*') ? mime.startsWith(kind.slice(0, -1)) : mime === kind;
    })
  );
}

/** Splits files into accepted ones, in order, and rejected ones, each with the first reason. */
export function partitionFiles(
  files: readonly File[],
  { accept, maxBytes = Infinity, room }: FileRules,
) {
  const taken: File[] = [];
  const rejections: FileRejection[] = [];
  const problemOf = (file: File): RejectionReason | undefined => {
    if (!isAccepted(file, accept)) return 'type';
    if (file.size > maxBytes) return 'size';
    return taken.length >= room ? 'count' : undefined;
  };
  for (const file of files) {
    const reason = problemOf(file);
    if (reason) rejections.push({ file, reason });
    else taken.push(file);
  }
  return { taken, rejections };
}
