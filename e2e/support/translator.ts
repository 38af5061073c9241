/**
 * Does to a page what a browser's translator does: replaces each text by an element of its own, at once and
 * whenever a text is added or changed. Runs in the page.
 */
export function translate() {
  const SKIPPED =
    '[translate="no"], .notranslate, script, style, noscript, textarea, select, title';
  const TO = 'font[data-translated]';
  const replace = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || !text.nodeValue?.trim() || parent.closest(`${SKIPPED}, ${TO}`)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    outer.dataset.translated = '';
    inner.append(`${text.nodeValue}`);
    text.replaceWith(outer);
  };
  const replaceAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === 'characterData') replaceAll(target);
      else addedNodes.forEach(replaceAll);
  }).observe(document, { childList: true, subtree: true, characterData: true });
  if (document.body) replaceAll(document.body);
}
