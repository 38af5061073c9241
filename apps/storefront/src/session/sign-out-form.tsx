import { Button } from '@vermilion/design-system/button';
import { formNames } from '@vermilion/mall-components/login';
import { FormattedMessage } from 'react-intl';
import { useHref } from 'react-router-dom';
import { paths } from '../paths';
import { messages } from './messages';

/** What the form says to the page of sign-in, which answers it. */
export const SIGN_OUT = 'SIGN_OUT';

/** Signing out where no script runs: the menu of the header does not open there. */
export function SignOutForm() {
  const action = useHref(paths.login());
  return (
    <noscript>
      <form method="post" action={action}>
        <Button type="submit" name={formNames.event} value={SIGN_OUT} variant="secondary">
          <FormattedMessage {...messages.signOut} />
        </Button>
      </form>
    </noscript>
  );
}
