import { replayTyping } from './replay-typing';
import { storeValue, takeStored } from './stored-value';

const KEY = 'kept-search';

/** The mall's search field, hydrated or not. */
const searchField = () =>
  document.querySelector<HTMLInputElement>('header [role=search] input[type=search]');

/** Keeps what is typed in the mall's search over a reload, since browsers do not restore this field. */
export function keepSearch() {
  const field = searchField();
  if (field && field.value !== field.defaultValue) storeValue(KEY, field.value);
}

/** Types again what was kept. */
export function restoreSearch() {
  const text = takeStored(KEY);
  const field = searchField();
  if (field && typeof text === 'string' && !field.value) replayTyping(field, text);
}
