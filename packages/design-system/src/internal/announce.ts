/** How long a live region must exist before its text, in ms. */
const SETTLED = 100;

/** How long a text stays, in ms: later, a virtual cursor that moves past the end of the page would read it. */
const READ = 7000;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout>;

function regionIn(body: HTMLElement) {
  if (region?.isConnected) return region;
  region = document.createElement('div');
  region.setAttribute('aria-live', 'polite');
  region.dataset.component = 'announcement';
  // Visually hidden, independent of any stylesheet
  region.style.cssText =
    'position:fixed;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
  body.append(region);
  return region;
}

/** Announces a text through a live region. Dialogs leave live regions exposed. */
export function announce(text: string) {
  const live = regionIn(document.body);
  const show = (shown: string) => () => (live.textContent = shown);
  show('')();
  clearTimeout(timer);
  timer = setTimeout(() => {
    show(text)();
    timer = setTimeout(show(''), READ);
  }, SETTLED);
}
