import type { ListTexts } from './combo-box-status';
import { statusText } from './combo-box-status';
import type { ListState } from './list-state';

/** VoiceOver does not reliably read the option of `aria-activedescendant`. */
const needsOptionRead = () => /^(Mac|iP)/.test(navigator.platform);

/** Text of the live region while the list is open. */
export function announcementOf(
  { collection, selectionManager }: Pick<ListState, 'collection' | 'selectionManager'>,
  texts: ListTexts,
) {
  const status = statusText(collection.size, texts);
  if (status) return status;
  // There is no item for none
  const option = collection.getItem(selectionManager.focusedKey!)?.value;
  const read =
    option && needsOptionRead()
      ? [option.label, option.description]
      : [texts.countLabel?.(collection.size), texts.moreLabel];
  return read.filter(Boolean).join(' ');
}
