import type { FreightRule } from '@vermilion/api-client/operator';
import { Button } from '@vermilion/design-system/button';
import { Card } from '@vermilion/design-system/card';
import { Grid } from '@vermilion/design-system/grid';
import { Heading } from '@vermilion/design-system/heading';
import { Inline } from '@vermilion/design-system/inline';
import { Stack } from '@vermilion/design-system/stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { AmountField, WholeField } from '../shared/form-fields';
import { CountriesField } from './countries-field';
import { labels, messages } from './messages';

/** By the contract. */
const MOST_UNITS = 10_000_000;
const MOST_DAYS = 365;

export interface ZoneFieldsProps {
  at: number;
  by: FreightRule['by'];
  /** Undefined for the only one. */
  onRemove: (() => void) | undefined;
}

/** The freight of some countries. */
export function ZoneFields({ at, by, onRemove }: ZoneFieldsProps) {
  const intl = useIntl();
  const text = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  const path = `zones.${at}`;
  const number = at + 1;
  const isByWeight = by === 'weight';
  const units = { max: MOST_UNITS, required: true };
  return (
    <Card variant="sunken">
      <Stack>
        <Inline justify="between">
          <Heading level={2} size="md">
            <FormattedMessage {...messages.zone} values={{ number }} />
          </Heading>
          {onRemove && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={intl.formatMessage(messages.removeZone, { number })}
              onClick={onRemove}
            >
              <FormattedMessage {...messages.remove} />
            </Button>
          )}
        </Inline>
        <CountriesField name={`${path}.countries`} />
        <Grid columns={{ base: 1, sm: 2, lg: 4 }} gap="md">
          <WholeField
            name={`${path}.baseUnits`}
            label={text(isByWeight ? 'grams' : 'pieces')}
            min={0}
            {...units}
          />
          <AmountField name={`${path}.base`} label={text('base')} required />
          <WholeField
            name={`${path}.furtherUnits`}
            label={text(isByWeight ? 'furtherGrams' : 'furtherPieces')}
            min={1}
            {...units}
          />
          <AmountField name={`${path}.further`} label={text('further')} required />
          <AmountField name={`${path}.freeFrom`} label={text('freeFrom')} hint={text('freeHint')} />
          <WholeField name={`${path}.days.from`} label={text('daysFrom')} min={0} max={MOST_DAYS} />
          <WholeField name={`${path}.days.to`} label={text('daysTo')} min={0} max={MOST_DAYS} />
        </Grid>
      </Stack>
    </Card>
  );
}
