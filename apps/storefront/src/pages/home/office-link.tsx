import { Inline } from '@vermilion/design-system/inline';
import { Link } from '@vermilion/design-system/link';
import { defineMessages, FormattedMessage } from 'react-intl';

const messages = defineMessages({
  open: { id: 'home.openOffice', defaultMessage: 'Do you run this mall? Open the back office' },
});

/** Leads whoever runs a mall without goods to the back office, if the server says that it is below this address. */
export default function OfficeLink() {
  if (document.documentElement.dataset.office === undefined) return null;
  return (
    <Inline justify="center">
      <Link href={`${window.location.origin}/back-office`}>
        <FormattedMessage {...messages.open} />
      </Link>
    </Inline>
  );
}
