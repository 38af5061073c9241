import type { ChangeDetail } from '../internal/change-detail';
import type { ImageSource } from '../image/image';

export interface GalleryImage {
  src: string;
  /** What it shows; names the picture everywhere. */
  alt: string;
  /** The same picture in better formats and other widths, for every place it is shown in. */
  sources?: readonly ImageSource[];
  /** A line under the picture in the lightbox. */
  caption?: string;
}

export type GalleryChangeDetail = ChangeDetail<'thumbnail' | 'lightbox'>;

export interface GalleryLabels {
  /** Name of a thumbnail, from 1: "Show picture 2 of 5". */
  show: (number: number, total: number) => string;
  /** Opens the lightbox: "Enlarge picture". */
  enlarge: string;
  /** Stands in the picture's place when there is none. */
  empty: string;
  /** Closes the lightbox. */
  close: string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  /** Back to the whole picture. */
  reset: string;
  /** The position in the lightbox: "2 of 5". */
  position: (number: number, total: number) => string;
}
