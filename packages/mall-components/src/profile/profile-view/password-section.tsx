'use client';
import { Button } from '@vermilion/design-system/button';
import { Heading } from '@vermilion/design-system/heading';
import { LockIcon } from '@vermilion/design-system/icon';
import { Text } from '@vermilion/design-system/text';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LoginCaptcha } from '../../login/form/captcha-field';
import { providerName } from '../../login/provider-name';
import { messages } from '../messages';
import { LazyPasswordDialog } from '../password/lazy-password-dialog';
import type { PasswordActions } from '../password/password-actions';
import { usePasswordMachine } from '../password/use-password-machine';
import type { AccountKind } from '../types';
import * as styles from './profile-view.css';

export interface PasswordSectionProps {
  kind: AccountKind;
  /** The shopper's e-mail or phone for sign-in, formatted. */
  account?: string;
  /** The server's calls for the change of a password. */
  password: PasswordActions;
  /** The captcha from the server, once it has required one. */
  captcha?: LoginCaptcha;
}

/** Changes the password, or explains why there is none. */
export function PasswordSection({ kind, ...change }: PasswordSectionProps) {
  const own = kind === 'email' || kind === 'phone';
  return (
    <section className={styles.password}>
      <Heading level={2} size="md">
        <FormattedMessage {...messages.password} />
      </Heading>
      <Text color="muted" size="sm" className={styles.prose}>
        {own && <FormattedMessage {...messages.passwordText} />}
        {kind === 'visitor' && <FormattedMessage {...messages.visitorPassword} />}
        {!own && kind !== 'visitor' && (
          <FormattedMessage {...messages.otherPassword} values={{ provider: providerName(kind) }} />
        )}
      </Text>
      {own && <PasswordChange {...change} byPhone={kind === 'phone'} />}
    </section>
  );
}

interface PasswordChangeProps extends Omit<PasswordSectionProps, 'kind'> {
  byPhone: boolean;
}

/** Owns the machine, so that closing the dialog keeps the input and the countdown. */
function PasswordChange({ account = '', byPhone, password, captcha }: PasswordChangeProps) {
  const [open, setOpen] = useState(false);
  const machine = usePasswordMachine(password, () => setOpen(false));
  return (
    <>
      <Button
        variant="secondary"
        startIcon={<LockIcon />}
        className={styles.save}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage {...messages.changePassword} />
      </Button>
      <LazyPasswordDialog
        {...machine}
        open={open}
        onOpenChange={setOpen}
        account={account}
        byPhone={byPhone}
        captcha={captcha}
      />
    </>
  );
}
