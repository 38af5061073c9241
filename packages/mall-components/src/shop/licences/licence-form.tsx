'use client';
import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { useEffect, useRef, useState, type FormEvent } from 'react';
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
  onAsk: AskOwner;
}

type Problem = 'missing' | 'wrong' | 'failed';

/** The captcha, replaced by the owner details once it is solved. It receives focus. */
export function LicenceForm({ captchaSrc, onRefreshCaptcha, onAsk }: LicenceFormProps) {
  const { formatMessage } = useIntl();
  const [way, setWay] = useState<CaptchaMethod>('image');
  const [answer, setAnswer] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const [owner, setOwner] = useState<ShopOwner>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const [pending, ask] = usePending(async () => {
    setProblem(undefined);
    const [found, next] = await onAsk({ way, answer: answer.trim() }).then(
      (known) => [known, known ? undefined : 'wrong'] as const,
      () => [undefined, 'failed'] as const,
    );
    if (found) return setOwner(found);
    setProblem(next);
    setAnswer('');
    // each captcha is valid for one attempt
    onRefreshCaptcha();
    input.current?.focus();
  });
  const captcha: LoginCaptcha = { imageSrc: captchaSrc, work: true };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (way === 'work' || answer.trim()) return void ask();
    setProblem('missing');
    input.current?.focus();
  };
  const changeWay = (next: CaptchaMethod) => {
    setWay(next);
    setProblem(undefined);
  };

  if (owner) return <OwnerDetails owner={owner} />;
  return (
    <form noValidate className={styles.form} onSubmit={handleSubmit}>
      <DefaultButton />
      <CaptchaField
        ref={input}
        name="graphicCode"
        captcha={captcha}
        way={way}
        value={answer}
        error={problem && problem !== 'failed' ? formatMessage(messages[problem]) : undefined}
        pending={pending}
        onValueChange={setAnswer}
        onWayChange={changeWay}
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
    </form>
  );
}
