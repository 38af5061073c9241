import type { ComboBoxState } from 'react-stately/useComboBoxState';
import type { ComboBoxOption, ComboBoxProps } from './combo-box-props';

type Texts = Pick<ComboBoxProps, 'loadingText' | 'emptyText' | 'countLabel'>;

interface AnnouncementOptions extends Texts {
  state: Pick<ComboBoxState<ComboBoxOption>, 'collection' | 'selectionManager'>;
  loading: boolean;
}

/** VoiceOver does not reliably read the option of `aria-activedescendant`. */
const needsOptionRead = () => /^(Mac|iP)/.test(navigator.platform);

/** The live announcement of an open list. */
export function announcementOf({
  state,
  loading,
  loadingText,
  emptyText,
  countLabel,
}: AnnouncementOptions) {
  const { collection, selectionManager } = state;
  if (loading) return loadingText;
  if (collection.size === 0) return emptyText;
  const { focusedKey } = selectionManager;
  if (focusedKey !== null && needsOptionRead()) {
    const option = collection.getItem(focusedKey)?.value;
    return [option?.label, option?.description].filter(Boolean).join(' ');
  }
  return countLabel?.(collection.size);
}
