import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LookFields } from '@vermilion/api-client/operator';
import { Card } from '@vermilion/design-system/card';
import { useToast } from '@vermilion/design-system/toast';
import { useIntl } from 'react-intl';
import type { PictureGround, RecordField } from '../records/fields';
import { messages as record } from '../records/messages';
import { RecordForm } from '../records/record-form';
import { Loaded } from '../shared/loaded';
import { useClients } from '../wire/clients-context';
import { lookHints, lookNames } from './messages';
import { lookQuery } from './queries';

/** The mall has one look, where other things have their number. */
const ONLY = 1;

/** The pages that a logo is on. */
const grounds: Partial<Record<keyof typeof lookNames, PictureGround>> = {
  logo: 'light',
  logoDark: 'dark',
};

/** The logo and the pictures of the mall. */
export function LookForm() {
  const intl = useIntl();
  const toast = useToast();
  const clients = useClients();
  const queryClient = useQueryClient();
  const query = lookQuery(clients);
  const fields = (Object.keys(lookNames) as (keyof typeof lookNames)[]).map(
    (name): RecordField<keyof LookFields> => ({
      name,
      label: intl.formatMessage(lookNames[name]),
      hint: intl.formatMessage(lookHints[name]),
      kind: 'picture',
      ground: grounds[name],
    }),
  );
  const saved = () => {
    toast.show({ message: intl.formatMessage(record.saved), tone: 'positive' });
    void queryClient.invalidateQueries(query);
  };
  return (
    <Card>
      <Loaded query={useQuery(query)}>
        {(look) => (
          <RecordForm<LookFields>
            // Another version begins anew
            key={look.version}
            fields={fields}
            row={{ id: ONLY, ...look }}
            save={async ({ id: _only, ...values }) => ({
              id: ONLY,
              ...(await clients.operator.saveMallLook(values)),
            })}
            onSaved={saved}
          />
        )}
      </Loaded>
    </Card>
  );
}
