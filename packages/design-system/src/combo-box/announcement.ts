import type { ListTexts } from './combo-box-status';
import type { ListState } from './list-state';

/** VoiceOver does not reliably read the option of `aria-activedescendant`. */
const needsOptionRead = () => /^(Mac|iP)/.test(navigator.platform);

/** The live announcement of an open list. */
export function announcementOf(
  { collection, selectionManager }: Pick<ListState, 'collection' | 'selectionManager'>,
  { pending, pendingLabel, failure, emptyLabel, countLabel, moreLabel }: ListTexts,
) {
  if (pending) return pendingLabel;
  if (failure) return failure.label;
  if (collection.size === 0) return emptyLabel;
  const { focusedKey } = selectionManager;
  if (focusedKey !== null && needsOptionRead()) {
    const option = collection.getItem(focusedKey)?.value;
    return [option?.label, option?.description].filter(Boolean).join(' ');
  }
  return [countLabel?.(collection.size), moreLabel].filter(Boolean).join(' ');
}
