declare global {
  interface Window {
    /** Undoes what a browser's translator has done to the server's HTML; returns whether there was anything. */
    __RESTORE_TEXTS__?: () => boolean;
  }
}

/**
 * Notes what a browser's translator does to the texts of the page before React has taken it over: it replaces each
 * text by an element, or changes it. React would discard the whole page for that, so it is undone just before; the
 * translator then does it again. Starts when the page is parsed: parsing is not slowed.
 */
const changes: MutationRecord[] = [];
const observer = new MutationObserver((records) => changes.push(...records));
const options = {
  childList: true,
  subtree: true,
  characterData: true,
  characterDataOldValue: true,
};

function undo({ type, target, oldValue, addedNodes, removedNodes, nextSibling }: MutationRecord) {
  const fonts = [...addedNodes].filter(({ nodeName }) => nodeName === 'FONT') as Element[];
  if (type === 'characterData') (target as CharacterData).data = oldValue ?? '';
  for (const font of fonts) font.remove();
  for (const node of removedNodes)
    if (node instanceof Text)
      target.insertBefore(node, nextSibling?.parentNode === target ? nextSibling : null);
  return type === 'characterData' || fonts.length > 0;
}

window.addEventListener('DOMContentLoaded', () => observer.observe(document.body, options));
window.__RESTORE_TEXTS__ = () => {
  changes.push(...observer.takeRecords());
  observer.disconnect();
  return changes.reverse().filter(undo).length > 0;
};

export {};
