import { act, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TrialNotice } from '../../server/render/trial-notice';
import { Document } from './document';
import { readTheme } from './read-theme';

// Other tests in this file render into the body
const original = document.documentElement;
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.documentElement?.remove();
  document.append(original);
});

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

function openDocument(served: ReactElement) {
  document.open();
  document.write(`<!doctype html>${renderToString(served)}`);
  document.close();
}

describe('Document', () => {
  it('keeps its brand and color mode when React discards the rendered page', async () => {
    const attributes = { 'data-brand': 'kontor', 'data-color-mode': 'dark', dir: 'ltr' };
    const page = (words: string) => (
      <Document locale="en" attributes={readTheme()}>
        <main>{words}</main>
      </Document>
    );
    openDocument(
      <Document locale="en" attributes={attributes}>
        <main>Goods</main>
      </Document>,
    );
    // As a browser extension does
    document.documentElement.setAttribute('style', 'color-scheme: light');
    const onRecoverableError = vi.fn();
    const root = await act(async () =>
      hydrateRoot(document, page('Shops'), { onRecoverableError }),
    );
    expect(onRecoverableError).toHaveBeenCalled();
    expect(document.documentElement.dataset).toMatchObject({ brand: 'kontor', colorMode: 'dark' });
    await act(async () => root.unmount());
  });

  it('keeps what the server alone says above a page, without a complaint and without its text in the browser', async () => {
    openDocument(
      <IntlProvider locale="en" onError={() => {}}>
        <Document locale="en" notice={<TrialNotice />}>
          <main>Goods</main>
        </Document>
      </IntlProvider>,
    );
    const notice = document.querySelector('aside');
    expect(notice?.textContent).toMatch(/^A mall to try out/);
    const complain = vi.spyOn(console, 'error');
    const onRecoverableError = vi.fn();
    const page = (words: string) => (
      <Document locale="en">
        <main>{words}</main>
      </Document>
    );
    const root = await act(async () =>
      hydrateRoot(document, page('Goods'), { onRecoverableError }),
    );
    await act(async () => root.render(page('More goods')));
    expect(document.querySelector('main')?.textContent).toBe('More goods');
    expect(document.querySelector('aside')).toBe(notice);
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(complain).not.toHaveBeenCalled();
    await act(async () => root.unmount());
  });
});
