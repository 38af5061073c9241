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
  /** How much is sent, 0 to 100; leave it out when nobody knows. */
  progress?: number;
  /** What went wrong, for a failed one. */
  error?: ReactNode;
}

/** Why a file was not taken: not of an accepted type, too large, or one too many. */
export const rejectionReasons = ['type', 'size', 'count'] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

export interface FileRejection {
  file: File;
  reason: RejectionReason;
}

/** All words of a FileUpload. Those about one file are given its name. */
export interface FileUploadLabels {
  /** In the drop zone: what to press, drop or paste, and how much of it. */
  choose: ReactNode;
  /** In the zone, and read out, while files are held over it. */
  drop: string;
  remove: (name: string) => string;
  /** Read out once a file is gone from the list. */
  removed: (name: string) => string;
  retry: (name: string) => string;
  /** Name of the bar: what is under way. */
  progress: (name: string) => string;
  /** Read out when a file has arrived. */
  done: string;
  /** Said of a failed file that has no `error` of its own. */
  failed: string;
}
