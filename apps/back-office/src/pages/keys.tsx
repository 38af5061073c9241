import { Button } from '@vermilion/design-system/button';
import { PlusIcon } from '@vermilion/design-system/icon';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { KeyList } from '../keys/key-list';
import { labels, messages } from '../keys/messages';
import { NewKeyDialog } from '../keys/new-key-dialog';
import { Page } from '../shared/page';
import { useListParams } from '../shared/use-list-params';

/** The keys of programs that work with this place. */
export function Component() {
  const intl = useIntl();
  const { page } = useListParams('', []);
  const [isOpen, setOpen] = useState(false);
  return (
    <Page
      title={intl.formatMessage(labels.title)}
      actions={
        <Button startIcon={<PlusIcon />} onClick={() => setOpen(true)}>
          <FormattedMessage {...messages.add} />
        </Button>
      }
    >
      <KeyList page={page} />
      {isOpen && <NewKeyDialog onClose={() => setOpen(false)} />}
    </Page>
  );
}
