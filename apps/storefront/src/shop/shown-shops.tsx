import { defineMessages, FormattedMessage } from 'react-intl';

const messages = defineMessages<{ shops: { count: number } }>({
  shops: {
    id: 'page.shops.show',
    defaultMessage: 'Show {count, plural, one {# shop} other {# shops}}',
  },
});

/** The label of the button that closes the filters of shops. */
export const ShownShops = ({ count }: { count: number }) => (
  <FormattedMessage {...messages.shops} values={{ count }} />
);
