import type { ImageSource } from '../image/image';
import type { ChangeDetail } from '../internal/change-detail';

/** An image of a Gallery. */
export interface GalleryImage {
  /** URL of the image, also where the browser supports none of the `sources`. Identifies the image. */
  src: string;
  /** Alternative text; names the image everywhere. */
  alt: string;
  /** The same image in better formats and other widths, for every size it is shown in. */
  sources?: readonly ImageSource[];
  /** Caption in the lightbox. */
  caption?: string;
}

/** Where the visitor chose the image: among the thumbnails, or in the lightbox (then without an event). */
export type GalleryChangeDetail = ChangeDetail<'thumbnail' | 'lightbox'>;

/** All texts of a Gallery but its own name. */
export interface GalleryLabels {
  /** Label of a thumbnail, from 1: "Show picture 2 of 5". */
  show: (number: number, total: number) => string;
  /** Label of the button that opens the lightbox: "Enlarge picture". */
  enlarge: string;
  /** Shown in place of a missing image. */
  empty: string;
  /** Label of the lightbox's close button. */
  close: string;
  /** Label of the lightbox's button to the previous image. */
  previous: string;
  /** Label of the lightbox's button to the next image. */
  next: string;
  /** Label of the lightbox's button that enlarges the image. */
  zoomIn: string;
  /** Label of the lightbox's button that reduces the image; unavailable at its whole size. */
  zoomOut: string;
  /** Label of the button that resets the zoom. */
  reset: string;
  /** The position in the lightbox: "2 of 5". */
  position: (number: number, total: number) => string;
}
