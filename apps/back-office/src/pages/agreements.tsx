import type { AgreementFields } from '@vermilion/api-client/operator';
import { Button } from '@vermilion/design-system/button';
import { PlusIcon } from '@vermilion/design-system/icon';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AgreementList } from '../agreements/agreement-list';
import { labels, messages } from '../agreements/messages';
import { NewDraft } from '../agreements/new-draft';
import { agreementNames } from '../shared/agreement-names';
import { FilterSelect } from '../shared/filter-select';
import { Page } from '../shared/page';
import { useListParams } from '../shared/use-list-params';

const KINDS = Object.keys(agreementNames) as AgreementFields['kind'][]; // Object.keys widens the keys

/** The agreements and policies of the mall, with their versions. */
export function Component() {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { filter, setFilter } = useListParams('kind', KINDS);
  return (
    <Page
      title={intl.formatMessage(labels.title)}
      actions={
        <Button startIcon={<PlusIcon />} onClick={() => setOpen(true)}>
          <FormattedMessage {...messages.add} />
        </Button>
      }
    >
      <FilterSelect
        label={labels.kind}
        all={labels.all}
        names={agreementNames}
        value={filter}
        onValueChange={setFilter}
      />
      <AgreementList kind={filter} />
      {isOpen && (
        <NewDraft
          from={{ kind: filter ?? 'registration', text: '' }}
          onClose={() => setOpen(false)}
        />
      )}
    </Page>
  );
}
