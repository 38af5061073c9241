import { Button } from '@vermilion/design-system/button';
import { Form } from '@vermilion/design-system/form';
import { TextArea } from '@vermilion/design-system/text-area';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { visibleText } from '@vermilion/input-rules/visible-text';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SubmissionAlert } from '../../error/submission-alert';
import { useSubmission } from '../../error/use-submission';
import { messages as common } from '../../internal/messages';
import type { ActionResult } from '../../internal/use-pending';
import { type Id, useDraft } from '../../settings';
import { messages } from '../messages';
import { REVIEW_MAX_LENGTH } from '../review-form/review-rules';
import * as styles from './my-reviews-view.css';

interface FollowUpFormProps {
  /** Id of the reviewed line. */
  lineId: Id;
  /** Name of the goods. */
  goods: string;
  /** The message of a `ShopperError` is shown; the text is kept. */
  onSend: (text: string) => ActionResult;
}

/** A button that opens the follow-up form. */
export function FollowUpForm({ lineId, goods, onSend }: FollowUpFormProps) {
  const [text, setText, finish] = useDraft<string | undefined>(`followUp:${lineId}`, undefined);
  const opener = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    finish(undefined);
    // rendered again after this update
    requestAnimationFrame(() => opener.current?.focus());
  };
  const send = async (sent: string) => {
    await onSend(sent);
    finish(undefined);
  };
  if (text !== undefined)
    return <OpenForm text={text} onTextChange={setText} onSend={send} onCancel={cancel} />;
  return (
    <Button
      ref={opener}
      variant="secondary"
      size="sm"
      className={styles.followUp}
      onClick={() => setText('')}
    >
      <FormattedMessage {...messages.addFollowUp} /> <VisuallyHidden>{goods}</VisuallyHidden>
    </Button>
  );
}

interface OpenFormProps {
  text: string;
  onTextChange: (text: string) => void;
  onSend: FollowUpFormProps['onSend'];
  onCancel: () => void;
}

function OpenForm({ text, onTextChange, onSend, onCancel }: OpenFormProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [isChecked, setChecked] = useState(false);
  const { pending, failure, submit } = useSubmission(onSend);
  const words = visibleText(text);
  const isMissing = words === '';
  const error = isChecked && isMissing ? formatMessage(messages.noFollowUp) : undefined;
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isMissing) void submit(words);
  };
  return (
    <Form
      errors={error ? [{ controlId: id, message: error }] : []}
      className={styles.form}
      onSubmit={handleSubmit}
    >
      <TextArea
        ref={focusOnce}
        id={id}
        name="followUp"
        aria-required
        counter
        countLabel={(left) => formatMessage(common.charactersLeft, { left })}
        rows={3}
        maxLength={REVIEW_MAX_LENGTH}
        label={formatMessage(messages.followUpLabel)}
        value={text}
        error={error}
        onChange={({ target }) => onTextChange(target.value)}
      />
      <SubmissionAlert failure={failure} fallback={messages.followUpFailed} />
      <div className={styles.actions}>
        <Button variant="primary" type="submit" pending={pending}>
          <FormattedMessage {...messages.sendFollowUp} />
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          <FormattedMessage {...messages.cancelFollowUp} />
        </Button>
      </div>
    </Form>
  );
}

/** The button that opened the form has been removed, so focus moves to the input. */
const focusOnce = (textarea: HTMLTextAreaElement | null) => textarea?.focus();
