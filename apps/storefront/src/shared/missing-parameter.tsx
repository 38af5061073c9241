import { ErrorView } from '@vermilion/mall-components/error';
import { defineMessages, useIntl } from 'react-intl';
import { paths } from '../page-params/paths';
import { notFound } from '../routing/load-or-404';
import { Seo } from '../seo/seo';

const messages = defineMessages({
  goods: { id: 'page.missing.goods', defaultMessage: 'No details about this item yet.' },
  order: {
    id: 'page.missing.order',
    defaultMessage: 'Order number missing, order details cannot be viewed.',
  },
  other: {
    id: 'page.missing.other',
    defaultMessage: 'Missing parameters: the address does not say what to show.',
  },
});

/** Returned, not thrown, by a loader whose URL lacks a parameter: the page itself shows the message. */
export const missingParameter = notFound;

/** The page for a URL that lacks a parameter. */
export function MissingParameter({ of }: { of: keyof typeof messages }) {
  const message = useIntl().formatMessage(messages[of]);
  return (
    <>
      <Seo title="404" hidden />
      <ErrorView status={404} message={message} homeHref={paths.home()} />
    </>
  );
}
