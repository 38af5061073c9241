import { Button } from '@vermilion/design-system/button';
import { Inline } from '@vermilion/design-system/inline';
import { TextField } from '@vermilion/design-system/text-field';
import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { messages } from './messages';

/** Opens an order by its number. */
export function FindOrder() {
  const intl = useIntl();
  const navigate = useNavigate();
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const number = String(new FormData(event.currentTarget).get('number')).trim();
    if (number) void navigate(`/orders/${encodeURIComponent(number)}`);
  };
  return (
    <search>
      <form onSubmit={open}>
        <Inline align="end">
          <TextField
            name="number"
            label={intl.formatMessage(messages.find)}
            autoComplete="off"
            maxLength={64}
          />
          <Button type="submit">
            <FormattedMessage {...messages.open} />
          </Button>
        </Inline>
      </form>
    </search>
  );
}
