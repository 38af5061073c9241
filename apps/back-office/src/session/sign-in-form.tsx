import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { PasswordField } from '@vermilion/design-system/password-field';
import { Stack } from '@vermilion/design-system/stack';
import { TextField } from '@vermilion/design-system/text-field';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { messages as shared } from '../shared/messages';
import { ExternalLink } from './external-link';
import { messages } from './messages';
import { needsCaptcha, useSignIn } from './use-sign-in';

export interface SignInFormProps {
  /** Signed in: what is next. */
  onSignedIn: () => Promise<void>;
}

/** Signs in with the account of the mall. What was typed stays when it is refused. */
export function SignInForm({ onSignedIn }: SignInFormProps) {
  const intl = useIntl();
  const signIn = useSignIn();
  const form = useForm({ defaultValues: { account: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  const required = intl.formatMessage(shared.needed);
  const submit = form.handleSubmit(async (values) => {
    try {
      await signIn(values);
      await onSignedIn();
    } catch (error) {
      form.setError('root', { message: errorMessage(error, intl), type: captchaOr(error) });
    }
  });
  return (
    <form onSubmit={(event) => void submit(event)} method="post" noValidate>
      <Stack>
        {errors.root?.type === 'captcha' ? (
          <Alert
            tone="caution"
            role="alert"
            action={
              <ExternalLink href="/login">
                <FormattedMessage {...messages.toMall} />
              </ExternalLink>
            }
          >
            <FormattedMessage {...messages.captcha} />
          </Alert>
        ) : (
          errors.root && (
            <Alert tone="critical" role="alert">
              {errors.root.message}
            </Alert>
          )
        )}
        <TextField
          label={intl.formatMessage(messages.account)}
          hint={intl.formatMessage(messages.accountHint)}
          autoComplete="username"
          error={errors.account?.message}
          {...form.register('account', { required, setValueAs: (text: string) => text.trim() })}
        />
        <PasswordField
          label={intl.formatMessage(messages.password)}
          revealLabel={intl.formatMessage(messages.reveal)}
          concealLabel={intl.formatMessage(messages.conceal)}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password', { required })}
        />
        <Button
          type="submit"
          variant="primary"
          block
          pending={isSubmitting}
          pendingLabel={intl.formatMessage(messages.signingIn)}
        >
          <FormattedMessage {...messages.signIn} />
        </Button>
      </Stack>
    </form>
  );
}

const captchaOr = (error: unknown) => (needsCaptcha(error) ? 'captcha' : 'refused');
