import type { ChangeDetail } from '@vermilion/design-system';
import { TextArea, type TextAreaChangeDetail } from '@vermilion/design-system/text-area';
import { useIntl } from 'react-intl';
import { messages as common } from '../internal/messages';
import { useValueBeforeHydration } from '../internal/use-value-before-hydration';
import { messages } from './messages';

/** The server requires fewer than 150 characters. */
export const NOTE_MAX_LENGTH = 149;

/** `hydration`: the text was typed before scripts were loaded. */
export type OrderNoteChangeDetail = ChangeDetail<TextAreaChangeDetail['reason'] | 'hydration'>;

export interface OrderNoteProps {
  /** Name of the shop. */
  shop: string;
  /** The text of the message; an empty string for none. */
  note: string;
  /** Called on every change with the whole text, of at most `NOTE_MAX_LENGTH` characters: set `note`. */
  onNoteChange: (note: string, detail: OrderNoteChangeDetail) => void;
}

/** A message to a shop. */
export function OrderNote({ shop, note, onNoteChange }: OrderNoteProps) {
  const intl = useIntl();
  return (
    <TextArea
      ref={useValueBeforeHydration(note, (typed) => onNoteChange(typed, { reason: 'hydration' }))}
      counter
      countLabel={(left) => intl.formatMessage(common.charactersLeft, { left })}
      rows={1}
      maxLength={NOTE_MAX_LENGTH}
      label={intl.formatMessage(messages.note, { shop })}
      placeholder={intl.formatMessage(messages.notePlaceholder)}
      value={note}
      onValueChange={onNoteChange}
    />
  );
}
