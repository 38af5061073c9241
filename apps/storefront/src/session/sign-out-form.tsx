import { Button } from '@vermilion/design-system/button';
import { loginFormNames } from '@vermilion/mall-components/login';
import { FormattedMessage } from 'react-intl';
import { useHref } from 'react-router-dom';
import { paths } from '../page-params/paths';
import { messages } from './messages';

/** Event name of the form, which the login page handles. */
export const SIGN_OUT = 'SIGN_OUT';

/** Signs out without JavaScript, when the header's menu cannot open. */
export function SignOutForm() {
  const action = useHref(paths.login());
  return (
    <noscript>
      <form method="post" action={action}>
        <Button type="submit" name={loginFormNames.event} value={SIGN_OUT} variant="secondary">
          <FormattedMessage {...messages.signOut} />
        </Button>
      </form>
    </noscript>
  );
}
