import { Button } from '@vermilion/design-system/button';
import { Form } from '@vermilion/design-system/form';
import { Inline } from '@vermilion/design-system/inline';
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
      <Form action={action}>
        <Inline>
          <Button type="submit" name={loginFormNames.event} value={SIGN_OUT} variant="secondary">
            <FormattedMessage {...messages.signOut} />
          </Button>
        </Inline>
      </Form>
    </noscript>
  );
}
