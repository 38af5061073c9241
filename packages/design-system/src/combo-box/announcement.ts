import type { ComboBoxState } from 'react-stately/useComboBoxState';
import type { ComboBoxOption, ComboBoxProps } from './combo-box-props';

type Texts = Pick<ComboBoxProps, 'pendingLabel' | 'emptyLabel' | 'countLabel'>;

interface AnnouncementOptions extends Texts {
  state: Pick<ComboBoxState<ComboBoxOption>, 'collection' | 'selectionManager'>;
  pending: boolean;
}

/** VoiceOver does not reliably read the option of `aria-activedescendant`. */
const needsOptionRead = () => /^(Mac|iP)/.test(navigator.platform);

/** The live announcement of an open list. */
export function announcementOf({
  state,
  pending,
  pendingLabel,
  emptyLabel,
  countLabel,
}: AnnouncementOptions) {
  const { collection, selectionManager } = state;
  if (pending) return pendingLabel;
  if (collection.size === 0) return emptyLabel;
  const { focusedKey } = selectionManager;
  if (focusedKey !== null && needsOptionRead()) {
    const option = collection.getItem(focusedKey)?.value;
    return [option?.label, option?.description].filter(Boolean).join(' ');
  }
  return countLabel?.(collection.size);
}
