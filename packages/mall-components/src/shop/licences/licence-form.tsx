'use client';
import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { Form } from '@vermilion/design-system/form';
import { type FormEvent, useEffect, useReducer, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePending } from '../../internal/use-pending';
import { CaptchaField, type LoginCaptcha } from '../../login/form/captcha-field';
import { DefaultButton } from '../../login/form/default-button';
import type { CaptchaMethod } from '../../login/types';
import * as styles from './licences.css';
import { messages } from './messages';
import { OwnerDetails } from './owner-details';
import type { AskOwner, ShopOwner } from './types';

export interface LicenceFormProps {
  /** URL of the captcha image; absent while it loads. */
  captchaSrc?: string;
  /** Requests another captcha. */
  onRefreshCaptcha: () => void;
  /** Requests the owner with the solved captcha. */
  onAsk: AskOwner;
}

interface LicenceState {
  way: CaptchaMethod;
  answer: string;
  problem?: 'missing' | 'wrong' | 'failed';
  owner?: ShopOwner;
}

const initial: LicenceState = { way: 'image', answer: '' };
const merge = (state: LicenceState, change: Partial<LicenceState>) => ({ ...state, ...change });

/** The captcha, replaced by the owner details once it is solved. It receives focus. */
export function LicenceForm({ captchaSrc, onRefreshCaptcha, onAsk }: LicenceFormProps) {
  const { formatMessage } = useIntl();
  const [{ way, answer, problem, owner }, change] = useReducer(merge, initial);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const fail = (reason: LicenceState['problem']) => {
    change({ problem: reason, answer: '' });
    // each captcha is valid for one attempt
    onRefreshCaptcha();
    input.current?.focus();
  };
  const [pending, ask] = usePending(async () => {
    change({ problem: undefined });
    try {
      const found = await onAsk({ way, answer: answer.trim() });
      if (found) change({ owner: found });
      else fail('wrong');
    } catch {
      fail('failed');
    }
  });
  const captcha: LoginCaptcha = { imageSrc: captchaSrc, work: true };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (way === 'work' || answer.trim()) return void ask();
    change({ problem: 'missing' });
    input.current?.focus();
  };

  if (owner) return <OwnerDetails owner={owner} />;
  return (
    <Form className={styles.form} onSubmit={handleSubmit}>
      <DefaultButton />
      <CaptchaField
        ref={input}
        name="graphicCode"
        captcha={captcha}
        way={way}
        value={answer}
        error={problem && problem !== 'failed' ? formatMessage(messages[problem]) : undefined}
        pending={pending}
        onValueChange={(typed) => change({ answer: typed })}
        onWayChange={(next) => change({ way: next, problem: undefined })}
        onRefresh={onRefreshCaptcha}
      />
      {problem === 'failed' && (
        <Alert tone="critical" role="alert">
          <FormattedMessage {...messages.failed} />
        </Alert>
      )}
      <Button type="submit" variant="primary" pending={pending}>
        <FormattedMessage {...messages.confirm} />
      </Button>
    </Form>
  );
}
