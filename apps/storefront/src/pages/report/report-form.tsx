import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { Form } from '@vermilion/design-system/form';
import { RadioGroup } from '@vermilion/design-system/radio-group';
import { Stack } from '@vermilion/design-system/stack';
import { TextArea } from '@vermilion/design-system/text-area';
import { shopperMessage } from '@vermilion/mall-components/error';
import { useDraft } from '@vermilion/mall-components/settings';
import { type SyntheticEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages, reasons } from './messages';

export type Reason = keyof typeof reasons;
export interface Report {
  reason: Reason;
  text: string;
}

const MAX_LENGTH = 1000;
const ALL = Object.keys(reasons) as Reason[]; // Object.keys widens the keys
const blank: { reason: Reason | ''; text: string } = { reason: '', text: '' };

/** Why something is reported. What was typed stays where it cannot be sent. */
export function ReportForm({ onSend }: { onSend: (report: Report) => Promise<unknown> }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [draft, setDraft, finish] = useDraft('report', blank);
  const [isChecked, setChecked] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { reason, text } = draft;
  const error = isChecked && !reason ? formatMessage(messages.reasonMissing) : undefined;
  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!reason || pending) return;
    setPending(true);
    setFailure(undefined);
    try {
      await onSend({ reason, text: text.trim() });
      finish(draft);
    } catch (cause) {
      setFailure(shopperMessage(cause) ?? formatMessage(messages.failed));
      setPending(false);
    }
  };
  return (
    <Form
      errors={error ? [{ controlId: id, message: error }] : []}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <Stack gap="lg">
        <RadioGroup
          id={id}
          label={formatMessage(messages.reason)}
          required
          options={ALL.map((one) => ({ value: one, label: formatMessage(reasons[one]) }))}
          value={reason}
          error={error}
          onValueChange={(chosen) => setDraft((now) => ({ ...now, reason: chosen as Reason }))}
        />
        <TextArea
          name="text"
          label={formatMessage(messages.text)}
          hint={formatMessage(messages.textHint)}
          rows={5}
          counter
          countLabel={(left) => formatMessage(messages.left, { left })}
          maxLength={MAX_LENGTH}
          value={text}
          onValueChange={(typed) => setDraft((now) => ({ ...now, text: typed }))}
        />
        {failure !== undefined && (
          <Alert tone="critical" role="alert">
            {failure}
          </Alert>
        )}
        <div>
          <Button variant="primary" type="submit" pending={pending}>
            {formatMessage(messages.send)}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
