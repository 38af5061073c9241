'use client';
import { Badge } from '@vermilion/design-system/badge';
import type { GalleryLabels } from '@vermilion/design-system/gallery';
import { Gallery as Pictures } from '@vermilion/design-system/gallery';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages as common } from '../internal/messages';
import { useMallSettings } from '../settings';
import * as styles from './gallery.css';
import { messages } from './messages';

export interface GalleryProps {
  /** Name of the goods, for the images' alternative text. */
  name: string;
  /** URLs, the main image first; one that occurs twice is shown once. */
  images: readonly string[];
  /**
   * URL of the image to start with instead of the first, e.g. of the chosen SKU; the thumbnails still select
   * the others.
   */
  chosenSrc?: string;
  /** Nothing of the goods can be bought: a tag on the pictures says so. */
  soldOut?: boolean;
}

/** The `sizes` of the large image, also needed to preload it in the page's head. */
export const gallerySizes =
  '(min-width: 1760px) 640px, (min-width: 1280px) 40vw, (min-width: 768px) 50vw, (min-width: 480px) 440px, 100vw';

/** The images of goods, in the sizes provided by the image service. */
export function Gallery({ name, images, chosenSrc, soldOut }: GalleryProps) {
  const intl = useIntl();
  const { imageSources } = useMallSettings();
  // A shop may have entered an image twice, and the chosen one may be among them
  const all = [...new Set([...images, ...(chosenSrc ? [chosenSrc] : [])])];
  const total = all.length;
  const [picked, setPicked] = useState<[beside?: string, index?: number]>([]);
  const labels: GalleryLabels = {
    show: (number) => intl.formatMessage(messages.showPicture, { number }),
    enlarge: intl.formatMessage(messages.enlarge),
    empty: intl.formatMessage(messages.noPicture),
    close: intl.formatMessage(common.close),
    previous: intl.formatMessage(messages.previousPicture),
    next: intl.formatMessage(messages.nextPicture),
    zoomIn: intl.formatMessage(messages.zoomIn),
    zoomOut: intl.formatMessage(messages.zoomOut),
    reset: intl.formatMessage(messages.wholePicture),
    position: (number) => intl.formatMessage(messages.picturePosition, { number, total }),
  };
  const pictures = (
    <Pictures
      label={intl.formatMessage(messages.picturesOf, { name })}
      labels={labels}
      images={all.map((src, at) => ({
        ...imageSources(src),
        alt: intl.formatMessage(messages.picture, { name, number: at + 1, total }),
      }))}
      // Another chosen image is shown whatever was picked before
      index={picked[0] === chosenSrc ? picked[1] : all.indexOf(chosenSrc ?? images[0]!)}
      onIndexChange={(index) => setPicked([chosenSrc, index])}
      priority
      sizes={gallerySizes}
      className={styles.gallery}
    />
  );
  if (!soldOut) return pictures;
  return (
    <div className={styles.soldOut}>
      {pictures}
      <Badge solid className={styles.tag}>
        <FormattedMessage {...messages.soldOut} />
      </Badge>
    </div>
  );
}
