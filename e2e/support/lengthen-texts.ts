/**
 * Makes each text of a page three times as long, and each price that of a house. `join` then makes each
 * text one word without a place to break. Runs in the page.
 */
export function lengthenTexts(how: 'repeat' | 'join') {
  const longer = (text: string) =>
    how === 'repeat' ? `${text} ${text} ${text}` : text.replaceAll(/\s/g, '');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.parentElement?.closest('script, style, noscript')) continue;
    if (text.parentElement?.closest('[data-component="price"]'))
      text.data = text.data.replace(/^\d{1,3}$/, '1,234,567');
    else if (/\p{L}/u.test(text.data)) text.data = longer(text.data.trim());
  }
}
