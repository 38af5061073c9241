import type { ShownPage } from '../routing/shown-page';

/** How the server has rendered the page, as far as its address does not say it. */
export function readPageState(): Partial<ShownPage> {
  const text = document.getElementById('page-state')?.textContent;
  return text ? (JSON.parse(text) as Partial<ShownPage>) : {};
}
