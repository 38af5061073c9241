import type { ShownPage } from '../routing/page-result';

/** The state of the server-rendered page that cannot be derived from its URL. */
export function readPageState(): Partial<ShownPage> {
  const text = document.getElementById('page-state')?.textContent;
  return text ? (JSON.parse(text) as Partial<ShownPage>) : {};
}
