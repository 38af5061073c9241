import type { Bodies } from './send-body';

/** A file that is made when the server starts. */
export interface GeneratedFile {
  type: string;
  etag: string;
  /** The name contains a content hash; other files are revalidated after an hour. */
  isImmutable: boolean;
  bodies: Bodies;
}
