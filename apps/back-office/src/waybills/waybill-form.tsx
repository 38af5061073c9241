import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { Card } from '@vermilion/design-system/card';
import { FileUpload } from '@vermilion/design-system/file-upload';
import { ProgressBar } from '@vermilion/design-system/progress-bar';
import { Stack } from '@vermilion/design-system/stack';
import { TextArea } from '@vermilion/design-system/text-area';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages as shared } from '../shared/messages';
import { pictureMessages } from '../shared/picture-messages';
import { messages } from './messages';
import { readLines } from './read-lines';
import { RefusedLines } from './refused-lines';
import { useShipLines } from './use-ship-lines';

const MOST_BYTES = 1_000_000;

/** Ships orders by a list. Lines that were refused stay, to be corrected and sent again. */
export function WaybillForm() {
  const intl = useIntl();
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const [fileError, setFileError] = useState('');
  const { ship, shipping } = useShipLines();
  const isPending = shipping !== undefined && shipping.tried < shipping.total;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const lines = readLines(text);
    if (lines.length === 0) return setError(intl.formatMessage(shared.needed));
    setError('');
    const refused = await ship(lines);
    setText(refused.map((line) => line.text).join('\n'));
  };
  const read = async ([file]: File[]) => {
    setFileError('');
    if (file) setText(await file.text());
  };
  const about = (message: typeof pictureMessages.remove) => (name: string) =>
    intl.formatMessage(message, { name });
  return (
    <Card>
      <form onSubmit={(event) => void submit(event)} method="post" noValidate>
        <Stack align="stretch">
          <TextArea
            label={intl.formatMessage(messages.text)}
            hint={intl.formatMessage(messages.hint)}
            rows={8}
            spellCheck={false}
            value={text}
            error={error || undefined}
            onValueChange={setText}
          />
          <FileUpload
            label={intl.formatMessage(messages.file)}
            accept=".csv,text/csv,text/plain"
            maxBytes={MOST_BYTES}
            items={[]}
            error={fileError || undefined}
            onAdd={(files) => void read(files)}
            onReject={() => setFileError(intl.formatMessage(messages.wrongFile))}
            onRemove={() => {}}
            labels={{
              choose: intl.formatMessage(messages.choose),
              drop: intl.formatMessage(messages.drop),
              remove: about(pictureMessages.remove),
              removed: about(pictureMessages.removed),
              retry: about(pictureMessages.retry),
              progress: about(pictureMessages.progress),
              done: intl.formatMessage(pictureMessages.done),
              failed: intl.formatMessage(pictureMessages.failed),
            }}
          />
          {isPending && (
            <ProgressBar
              label={intl.formatMessage(messages.progress)}
              value={shipping.tried}
              max={shipping.total}
            />
          )}
          {shipping && !isPending && (
            <Alert tone={shipping.refused.length > 0 ? 'caution' : 'positive'} role="status">
              <FormattedMessage
                {...messages.done}
                values={{ count: shipping.total - shipping.refused.length }}
              />
            </Alert>
          )}
          {shipping && shipping.refused.length > 0 && <RefusedLines lines={shipping.refused} />}
          <div>
            <Button type="submit" variant="primary" pending={isPending}>
              <FormattedMessage {...messages.ship} />
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
