import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { TrialNotice } from '../server/trial-notice';
import { Document } from './document';

// Other tests in this file render into the body
const original = document.documentElement;
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.documentElement?.remove();
  document.append(original);
});

it('keeps what the server alone says above a page, without a complaint and without its text in the browser', async () => {
  const html = renderToString(
    <IntlProvider locale="en" onError={() => {}}>
      <Document locale="en" notice={<TrialNotice />}>
        <main>Goods</main>
      </Document>
    </IntlProvider>,
  );
  document.open();
  document.write(`<!doctype html>${html}`);
  document.close();
  const notice = document.querySelector('aside');
  expect(notice?.textContent).toMatch(/^A mall to try out/);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const complain = vi.spyOn(console, 'error');
  const onRecoverableError = vi.fn();
  const page = (words: string) => (
    <Document locale="en">
      <main>{words}</main>
    </Document>
  );
  const root = await act(async () => hydrateRoot(document, page('Goods'), { onRecoverableError }));
  await act(async () => root.render(page('More goods')));
  expect(document.querySelector('main')?.textContent).toBe('More goods');
  expect(document.querySelector('aside')).toBe(notice);
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(complain).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});
