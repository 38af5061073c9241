import { useQueryClient } from '@tanstack/react-query';
import { Alert } from '@vermilion/design-system/alert';
import { Dialog } from '@vermilion/design-system/dialog';
import { Stack } from '@vermilion/design-system/stack';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CopyButton } from '../shared/copy-button';
import { messages as shared } from '../shared/messages';
import * as styles from '../shared/page.css';
import { messages } from './messages';
import { NewKeyForm } from './new-key-form';

/** Creates a key, then shows it once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const [key, setKey] = useState('');
  const created = (value: string) => {
    setKey(value);
    void queryClient.invalidateQueries({ queryKey: ['work', 'keys'] });
  };
  return (
    <Dialog
      open
      title={intl.formatMessage(messages.add)}
      description={intl.formatMessage(messages.addText)}
      closeLabel={intl.formatMessage(shared.close)}
      closeOnOutsidePress={false}
      onOpenChange={(open) => !open && onClose()}
    >
      {key ? (
        <Stack align="start">
          <Alert tone="caution" role="status">
            <FormattedMessage {...messages.once} />
          </Alert>
          <code className={styles.anyText}>{key}</code>
          <CopyButton text={key} />
        </Stack>
      ) : (
        <NewKeyForm onCreated={created} />
      )}
    </Dialog>
  );
}
