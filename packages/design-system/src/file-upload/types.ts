import type { ReactNode } from 'react';

export const uploadStates = ['waiting', 'uploading', 'done', 'failed'] as const;
export type UploadState = (typeof uploadStates)[number];

/** A file as the list shows it. Whoever sends the files keeps these; nothing is sent from here. */
export interface UploadItem {
  id: string;
  name: string;
  state: UploadState;
  /** Size in bytes, shown through `formatSize`. */
  size?: number;
  /** The picture to show: the chosen file itself, whose address is given back when it leaves. */
  file?: Blob;
  /** Address of a picture that was sent before; `file` goes first. */
  previewUrl?: string;
  /** Upload progress, 0 to 100; leave it out when unknown. */
  progress?: number;
  /** The error of a failed upload. */
  error?: ReactNode;
}

/** Why a file was rejected: its type, its size, or too many files. */
export const rejectionReasons = ['type', 'size', 'count'] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

export interface FileRejection {
  file: File;
  reason: RejectionReason;
}

/** All texts of a FileUpload. Those about one file are given its name. */
export interface FileUploadLabels {
  /** In the drop zone: what to press, drop or paste, and how much of it. */
  choose: ReactNode;
  /** In the zone, and read out, while files are held over it. */
  drop: string;
  remove: (name: string) => string;
  /** Read out once a file is gone from the list. */
  removed: (name: string) => string;
  retry: (name: string) => string;
  /** Accessible name of the progress bar. */
  progress: (name: string) => string;
  /** Read out when a file is uploaded. */
  done: string;
  /** The default error of a failed upload. */
  failed: string;
}
