import { render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { FormattedDate } from 'react-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppContext } from '../deps/app-context';
import type { AppDeps } from '../deps/deps';
import { inOwnZone } from './in-own-zone';

const NOON = Date.UTC(2026, 10, 30, 12);
const Page = () => <FormattedDate value={NOON} hour="2-digit" hour12={false} />;
const messages = { get: () => ({}) } as AppDeps['messages'];

async function pageOf(timeZone: string) {
  const { View } = await inOwnZone(async () => ({ createLoader: () => () => null, View: Page }))();
  return (
    <AppContext value={{ locale: 'en', messages, timeZone } as AppDeps}>
      <View />
    </AppContext>
  );
}

/** Makes the browser one of a zone. */
function stayIn(timeZone: string) {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone };
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  document.cookie = 'time_zone=; Max-Age=0; Path=/';
});

describe('a page in the zone of its visitor', () => {
  it.each([
    ['America/New_York', '07'],
    ['Asia/Tokyo', '21'],
  ])('shows times of %s when the browser renders it', async (zone, hour) => {
    stayIn(zone);
    render(await pageOf('Europe/Paris'));
    expect(screen.getByText(hour)).toBeVisible();
    expect(document.cookie).toContain(`time_zone=${zone}`);
  });

  it('keeps the times with which the server sent it, and tells the server the zone for the next', async () => {
    const page = await pageOf('Europe/Paris');
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(page);
    stayIn('Asia/Tokyo');
    const onRecoverableError = vi.fn();
    hydrateRoot(root, page, { onRecoverableError });
    await waitFor(() => expect(document.cookie).toContain('time_zone=Asia/Tokyo'));
    expect(root).toHaveTextContent(/^13$/);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
