/** How long a live region must be in the page before its text, in ms. */
const SETTLED = 100;

let region: HTMLElement | undefined;

function regionIn(body: HTMLElement) {
  if (region?.isConnected) return region;
  region = document.createElement('div');
  region.setAttribute('aria-live', 'polite');
  region.dataset.component = 'announcement';
  // Out of sight, and out of reach of any stylesheet
  region.style.cssText =
    'position:fixed;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
  body.append(region);
  return region;
}

/** Has a text read out, wherever the focus is. Dialogs leave live regions readable. */
export function announce(text: string) {
  const live = regionIn(document.body);
  live.textContent = '';
  setTimeout(() => (live.textContent = text), SETTLED);
}
