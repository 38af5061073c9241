import { Button } from '@vermilion/design-system/button';
import { CodeField } from '@vermilion/design-system/code-field';
import { Form } from '@vermilion/design-system/form';
import { Text } from '@vermilion/design-system/text';
import { type SyntheticEvent, useEffect, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SubmissionAlert } from '../../error/submission-alert';
import { useSubmission } from '../../error/use-submission';
import type { ActionResult } from '../../internal/use-pending';
import { messages } from './messages';
import * as styles from './visitor-look-up.css';

const DIGITS = 6;

interface OrderCodeFormProps {
  /** Opens the order with a code. The message of a `ShopperError` is shown, and the code can be corrected. */
  onOpen: (code: string) => ActionResult;
}

/** The code from the e-mail. It receives focus when it appears, since the pressed button has been removed. */
export function OrderCodeForm({ onOpen }: OrderCodeFormProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { pending, failure, submit } = useSubmission(onOpen);
  const isShort = code.length < DIGITS;
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const error = isChecked && isShort ? formatMessage(messages.codeMissing) : undefined;
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isShort) void submit(code);
  };
  return (
    <Form
      errors={error ? [{ controlId: id, message: error }] : []}
      className={styles.form}
      onSubmit={handleSubmit}
    >
      <Text asChild>
        <p role="status">
          <FormattedMessage {...messages.sent} />
        </p>
      </Text>
      <CodeField
        id={id}
        name="code"
        label={formatMessage(messages.code)}
        value={code}
        onValueChange={setCode}
        aria-required
        invalid={failure !== undefined}
        error={error}
      />
      <SubmissionAlert failure={failure} fallback={messages.failed} />
      <Button variant="primary" type="submit" pending={pending}>
        <FormattedMessage {...messages.open} />
      </Button>
    </Form>
  );
}
