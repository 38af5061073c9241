import { Inline } from '@vermilion/design-system/inline';
import { Link } from '@vermilion/design-system/link';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useOfficeHref } from '../../frame/use-office-href';

const messages = defineMessages({
  open: { id: 'home.openOffice', defaultMessage: 'Do you run this mall? Open the back office' },
});

/** Leads whoever runs a mall without goods to the back office, if the server says that it is below this address. */
export default function OfficeLink() {
  const href = useOfficeHref();
  if (!href) return null;
  return (
    <Inline justify="center">
      <Link href={href}>
        <FormattedMessage {...messages.open} />
      </Link>
    </Inline>
  );
}
