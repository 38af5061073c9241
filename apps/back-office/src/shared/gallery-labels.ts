import type { GalleryLabels } from '@vermilion/design-system/gallery';
import { defineMessages, useIntl } from 'react-intl';
import { messages as shared } from './messages';

const messages = {
  ...defineMessages({
    enlarge: { id: 'office.gallery.enlarge', defaultMessage: 'Enlarge the picture' },
    missing: { id: 'office.gallery.missing', defaultMessage: 'This picture cannot be shown' },
    previous: { id: 'office.gallery.previous', defaultMessage: 'Previous picture' },
    next: { id: 'office.gallery.next', defaultMessage: 'Next picture' },
    zoomIn: { id: 'office.gallery.zoomIn', defaultMessage: 'Zoom in' },
    zoomOut: { id: 'office.gallery.zoomOut', defaultMessage: 'Zoom out' },
    reset: { id: 'office.gallery.reset', defaultMessage: 'Whole picture' },
  }),
  ...defineMessages<{
    show: { number: number; total: number };
    position: { number: number; total: number };
  }>({
    show: { id: 'office.gallery.show', defaultMessage: 'Show picture {number} of {total}' },
    position: { id: 'office.gallery.position', defaultMessage: '{number} of {total}' },
  }),
};

/** The texts of a Gallery. */
export function useGalleryLabels(): GalleryLabels {
  const { formatMessage } = useIntl();
  return {
    show: (number, total) => formatMessage(messages.show, { number, total }),
    enlarge: formatMessage(messages.enlarge),
    empty: formatMessage(messages.missing),
    close: formatMessage(shared.close),
    previous: formatMessage(messages.previous),
    next: formatMessage(messages.next),
    zoomIn: formatMessage(messages.zoomIn),
    zoomOut: formatMessage(messages.zoomOut),
    reset: formatMessage(messages.reset),
    position: (number, total) => formatMessage(messages.position, { number, total }),
  };
}
