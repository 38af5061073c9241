import { ArrowRightIcon } from '@vermilion/design-system/icon';
import { IconButton } from '@vermilion/design-system/icon-button';
import { TextField } from '@vermilion/design-system/text-field';
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
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
        <TextField
          name="number"
          label={intl.formatMessage(messages.find)}
          autoComplete="off"
          maxLength={64}
          suffix={
            <IconButton
              type="submit"
              size="sm"
              label={intl.formatMessage(messages.open)}
              icon={<ArrowRightIcon />}
            />
          }
        />
      </form>
    </search>
  );
}
