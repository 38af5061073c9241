import type { FreightRule } from '@vermilion/api-client/operator';
import { Button } from '@vermilion/design-system/button';
import { PlusIcon } from '@vermilion/design-system/icon';
import { Stack } from '@vermilion/design-system/stack';
import { useFieldArray } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { type FreightValues, newZone } from './freight-values';
import { messages } from './messages';
import { ZoneFields } from './zone-fields';

const MOST_ZONES = 100;

/** The zones of a freight rule. */
export function ZoneList({ by }: { by: FreightRule['by'] }) {
  const { fields, append, remove } = useFieldArray<FreightValues, 'zones'>({ name: 'zones' });
  return (
    <Stack align="stretch">
      {fields.map(({ id }, at) => (
        <ZoneFields
          key={id}
          at={at}
          by={by}
          onRemove={fields.length > 1 ? () => remove(at) : undefined}
        />
      ))}
      {fields.length < MOST_ZONES && (
        <div>
          <Button startIcon={<PlusIcon />} onClick={() => append(newZone())}>
            <FormattedMessage {...messages.add} />
          </Button>
        </div>
      )}
    </Stack>
  );
}
