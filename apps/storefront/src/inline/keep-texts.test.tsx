import { describe, expect, it } from 'vitest';
import keepTexts from './keep-texts?script';

/** Opens a page that keeps its texts; resolves once it is parsed. */
function open(html: string) {
  document.body.innerHTML = html;
  new Function(keepTexts)();
  window.dispatchEvent(new Event('DOMContentLoaded'));
}

function wrap(text: Node) {
  const font = document.createElement('font');
  const parent = text.parentNode as Element;
  parent.insertBefore(font, text);
  text.nodeValue += '…';
  font.append(`${text.nodeValue}`);
  text.parentNode?.removeChild(text);
}

describe('texts of a translated page', () => {
  it('leaves a page alone that nobody has changed', () => {
    open('<p>One</p>');
    expect(window.__RESTORE_TEXTS__?.()).toBe(false);
    expect(document.body.innerHTML).toBe('<p>One</p>');
  });

  it('gives back the texts that a translator has replaced or changed, and keeps what was added', () => {
    const html = '<p>One <b>two</b> three<!-- -->four</p>';
    open(html);
    const [p] = document.body.children as unknown as [HTMLElement];
    const texts = [...p.childNodes].filter((node) => node instanceof Text);
    texts.forEach(wrap);
    p.querySelector('b')!.firstChild!.nodeValue = 'deux';
    document.body.append(document.createElement('aside'));
    expect(p.textContent).toBe('One …deux three…four…');
    expect(window.__RESTORE_TEXTS__?.()).toBe(true);
    expect(document.body.innerHTML).toBe(`${html}<aside></aside>`);
    expect([...p.childNodes].filter((node) => node instanceof Text)).toEqual(texts);
  });
});
