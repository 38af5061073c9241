import { Button } from '@vermilion/design-system/button';
import { Card } from '@vermilion/design-system/card';
import { CheckboxGroup } from '@vermilion/design-system/checkbox-group';
import { Grid } from '@vermilion/design-system/grid';
import { Heading } from '@vermilion/design-system/heading';
import { PlusIcon } from '@vermilion/design-system/icon';
import { Inline } from '@vermilion/design-system/inline';
import { Stack } from '@vermilion/design-system/stack';
import { Text } from '@vermilion/design-system/text';
import { useController, useFieldArray } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { LineField } from '../shared/form-fields';
import { dayNames, messages } from './messages';
import type { ProfileValues } from './profile-values';

/** By the contract. */
const MOST_HOURS = 14;
const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

function DaysField({ name }: { name: string }) {
  const intl = useIntl();
  const { field, fieldState } = useController({ name });
  return (
    <CheckboxGroup
      label={intl.formatMessage(messages.days)}
      layout="inline"
      options={DAYS.map((day) => ({
        value: String(day),
        label: intl.formatMessage(dayNames[day]),
      }))}
      value={field.value as string[]}
      error={fieldState.error?.message}
      onValueChange={(days) => field.onChange([...days])}
    />
  );
}

interface HoursProps {
  at: number;
  onRemove: () => void;
}

function Hours({ at, onRemove }: HoursProps) {
  const intl = useIntl();
  const path = `openingHours.${at}`;
  const hint = intl.formatMessage(messages.timeHint);
  return (
    <Card
      variant="sunken"
      role="group"
      aria-label={intl.formatMessage(messages.hoursOf, { number: at + 1 })}
    >
      <Stack>
        <DaysField name={`${path}.days`} />
        <Grid columns={{ base: 1, sm: 2 }} gap="md">
          <LineField
            name={`${path}.opens`}
            label={intl.formatMessage(messages.opens)}
            hint={hint}
            maxLength={5}
            required
          />
          <LineField
            name={`${path}.closes`}
            label={intl.formatMessage(messages.closes)}
            hint={hint}
            maxLength={5}
            required
          />
        </Grid>
        <div>
          <Button
            size="sm"
            variant="ghost"
            aria-label={intl.formatMessage(messages.removeHoursOf, { number: at + 1 })}
            onClick={onRemove}
          >
            <FormattedMessage {...messages.removeHours} />
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

/** The opening hours of a shop. */
export function HoursFields() {
  const { fields, append, remove } = useFieldArray<ProfileValues, 'openingHours'>({
    name: 'openingHours',
  });
  return (
    <Stack align="stretch">
      <Inline align="baseline">
        <Heading level={2} size="lg">
          <FormattedMessage {...messages.hours} />
        </Heading>
        <Text color="muted" size="sm">
          <FormattedMessage {...messages.hoursHint} />
        </Text>
      </Inline>
      {fields.map(({ id }, at) => (
        <Hours key={id} at={at} onRemove={() => remove(at)} />
      ))}
      {fields.length < MOST_HOURS && (
        <div>
          <Button
            startIcon={<PlusIcon />}
            onClick={() => append({ days: [], opens: '', closes: '' })}
          >
            <FormattedMessage {...messages.addHours} />
          </Button>
        </div>
      )}
    </Stack>
  );
}
