import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useMoney } from '../settings';
import { messages } from './messages';

export interface NewTotalProps {
  /** Minor units. */
  minor: number;
  /** The total is being recalculated. */
  pending: boolean;
}

/** Announces changes of the total, but not its initial value. */
export function NewTotal({ minor, pending }: NewTotalProps) {
  const money = useMoney();
  const [known, setKnown] = useState(minor);
  const [changed, setChanged] = useState(false);
  if (!pending && minor !== known) {
    setKnown(minor);
    setChanged(true);
  }
  return (
    <VisuallyHidden role="status">
      {changed && !pending && (
        <FormattedMessage {...messages.newTotal} values={{ amount: money(minor) }} />
      )}
    </VisuallyHidden>
  );
}
