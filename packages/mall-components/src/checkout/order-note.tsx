import { Text } from '@vermilion/design-system/text';
import { TextArea } from '@vermilion/design-system/text-area';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages as common } from '../internal/messages';
import { messages } from './messages';
import { useValueBeforeHydration } from '../internal/use-value-before-hydration';
import * as block from './checkout-view/block.css';

/** Fewer than 150 characters. */
export const NOTE_MAX_LENGTH = 149;

export interface OrderNoteProps {
  note: string;
  onNoteChange: (note: string) => void;
}

/** A message to the shops. */
export function OrderNote({ note, onNoteChange }: OrderNoteProps) {
  const intl = useIntl();
  return (
    <div data-component="order-note" className={block.block}>
      <TextArea
        ref={useValueBeforeHydration(note, onNoteChange)}
        counter
        countLabel={(left) => intl.formatMessage(common.charactersLeft, { left })}
        rows={2}
        maxLength={NOTE_MAX_LENGTH}
        label={
          <Text size="md" weight="bold">
            <FormattedMessage {...messages.note} />
          </Text>
        }
        placeholder={intl.formatMessage(messages.notePlaceholder)}
        value={note}
        onChange={({ target }) => onNoteChange(target.value)}
      />
    </div>
  );
}
