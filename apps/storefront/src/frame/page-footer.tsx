import type { HomeIndex } from '@vermilion/api-client';
import { Footer } from '@vermilion/mall-components/footer';
import { useIntl } from 'react-intl';
import { useRouteLoaderData } from 'react-router-dom';
import { contactOf } from './contact';
import { messages } from './messages';
import type { RootData } from './root-loader';

/** The footer; customer service is reached by what the mall names, in the help beside it too. */
export function PageFooter({ home }: { home?: HomeIndex }) {
  const intl = useIntl();
  const mall = intl.formatMessage(messages.mallName);
  const { phone, email } = contactOf(home);
  const { year } = (useRouteLoaderData('root') as RootData | undefined) ?? {};
  return (
    <Footer
      phone={phone}
      email={email}
      address={intl.formatMessage(messages.address)}
      copyright={intl.formatMessage(messages.copyright, {
        year: year ?? '',
        mall,
      })}
    />
  );
}
