import { Footer } from '@vermilion/mall-components/footer';
import { useIntl } from 'react-intl';
import { useApp } from '../app/app-context';
import { contactOf } from './contact';
import { mallNameOf, textIn } from './mall-data';
import { messages } from './messages';
import { useHomeIndex } from './use-home-index';

/** The footer; customer service is reached by what the mall names, in the help beside it too. */
export default function PageFooter() {
  const home = useHomeIndex();
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
