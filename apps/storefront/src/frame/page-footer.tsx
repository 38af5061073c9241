import type { HomeIndex } from '@vermilion/api-client';
import { Footer } from '@vermilion/mall-components/footer';
import { useIntl } from 'react-intl';
import { useApp } from '../app/app-context';
import { contactOf } from './contact';
import { mallNameOf, textIn } from './mall-data';
import { messages } from './messages';

/** The footer; customer service is reached by what the mall names, in the help beside it too. */
export function PageFooter({ home }: { home?: HomeIndex }) {
  const intl = useIntl();
  const app = useApp();
  const { phone, email } = contactOf(home);
  return (
    <Footer
      phone={phone}
      email={email}
      address={textIn(app.locale, home?.mall?.address)}
      copyright={intl.formatMessage(messages.copyright, {
        year: app.year,
        mall: mallNameOf(home, app),
      })}
    />
  );
}
