import { EmptyState } from '@vermilion/design-system/empty-state';
import { Gallery } from '@vermilion/design-system/gallery';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGalleryLabels } from '../shared/gallery-labels';
import { messages } from './messages';

/** The papers of an application, to be enlarged. */
export function Papers({ pictures }: { pictures: readonly string[] }) {
  const intl = useIntl();
  const labels = useGalleryLabels();
  if (pictures.length === 0)
    return (
      <EmptyState size="sm">
        <FormattedMessage {...messages.noPapers} />
      </EmptyState>
    );
  return (
    <Gallery
      label={intl.formatMessage(messages.papers)}
      labels={labels}
      images={pictures.map((src, at) => ({
        src,
        alt: intl.formatMessage(messages.paper, { number: at + 1 }),
      }))}
    />
  );
}
