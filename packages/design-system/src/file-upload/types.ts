import type { ReactNode } from 'react';

/** All states of an upload, in their order. */
export const uploadStates = ['waiting', 'uploading', 'done', 'failed'] as const;
export type UploadState = (typeof uploadStates)[number];

/** A file in the list. The parent holds this state and uploads the files. */
export interface UploadItem {
  /** Unique among the items; `onRemove` and `onRetry` report it. */
  id: string;
  /** File name, shown in the list; tiles only announce it. */
  name: string;
  /** `waiting` shows neither progress nor result; `done` and `failed` are announced. */
  state: UploadState;
  /** Size in bytes, shown through `formatSize`. */
  size?: number;
  /** Preview: the selected file, whose object URL is revoked on removal. */
  file?: Blob;
  /** URL of an uploaded image; `file` takes precedence. */
  previewUrl?: string;
  /** Upload progress, 0 to 100; omitted if unknown. */
  progress?: number;
  /** The error of a failed upload. */
  error?: ReactNode;
}

/** Why a file was rejected: its type, its size, or too many files. */
export const rejectionReasons = ['type', 'size', 'count'] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** A file that was not taken, and why. */
export interface FileRejection {
  /** The file that was not taken. */
  file: File;
  /** Which limit it is beyond: `accept`, `maxBytes` or `maxFiles`. Of several, the first in this order. */
  reason: RejectionReason;
}

/** All texts of a FileUpload. Those about one file receive its name. */
export interface FileUploadLabels {
  /** In the drop zone: how to select files, and the limits. */
  choose: ReactNode;
  /** In the drop zone, and announced, while files are dragged over it. */
  drop: string;
  /** Label of the button that removes a file: "Remove photo.jpg". */
  remove: (name: string) => string;
  /** Announced when a file has been removed from the list. */
  removed: (name: string) => string;
  /** Label of the button that uploads a failed file again: "Retry photo.jpg". */
  retry: (name: string) => string;
  /** Accessible name of the progress bar. */
  progress: (name: string) => string;
  /** Announced when a file is uploaded. */
  done: string;
  /** The default error of a failed upload. */
  failed: string;
}
