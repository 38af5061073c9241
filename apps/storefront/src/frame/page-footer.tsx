import type { HomeIndex } from '@vermilion/api-client';
import { Footer } from '@vermilion/mall-components/footer';
import { useIntl } from 'react-intl';
import { messages } from './messages';

/** The footer; the telephone is the mall's hotline where it has one. */
export function PageFooter({ home }: { home?: HomeIndex }) {
  const intl = useIntl();
  const mall = intl.formatMessage(messages.mallName);
  // of the contact fields only that of the chosen type is reliable
  const hotline = home?.consumerType === 'hotline' ? home.consumerHotline : undefined;
  return (
    <Footer
      phone={hotline || intl.formatMessage(messages.phone)}
      address={intl.formatMessage(messages.address)}
      copyright={intl.formatMessage(messages.copyright, {
        year: String(new Date().getFullYear()),
        mall,
      })}
    />
  );
}
