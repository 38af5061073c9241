import type { StaffPlace } from '@vermilion/api-client/operator';
import { Button } from '@vermilion/design-system/button';
import { RadioCards } from '@vermilion/design-system/radio-cards';
import { Stack } from '@vermilion/design-system/stack';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EntryCard } from './entry-card';
import { messages } from './messages';
import { PlaceName } from './place-name';
import { roleNames } from './role-messages';

export interface ChoosePlaceProps {
  places: readonly StaffPlace[];
  onChoose: (place: StaffPlace) => void;
}

/** Chooses between the places where an account works. */
export function ChoosePlace({ places, onChoose }: ChoosePlaceProps) {
  const intl = useIntl();
  const [id, setId] = useState(String(places[0]?.staffId));
  const chosen = places.find(({ staffId }) => String(staffId) === id);
  const rolesOf = ({ roles }: StaffPlace) =>
    intl.formatList(roles.map((role) => intl.formatMessage(roleNames[role])));
  return (
    <EntryCard title={messages.placeTitle}>
      <Stack>
        <RadioCards
          label={intl.formatMessage(messages.placeTitle)}
          labelHidden
          value={id}
          onValueChange={setId}
          options={places.map((place) => ({
            value: String(place.staffId),
            title: <PlaceName place={place} />,
            description: rolesOf(place),
          }))}
        />
        <Button variant="primary" block onClick={() => chosen && onChoose(chosen)}>
          <FormattedMessage {...messages.goOn} />
        </Button>
      </Stack>
    </EntryCard>
  );
}
