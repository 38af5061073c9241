import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MallSettingsProvider } from '../settings';
import { renderInEnglish } from '../testing/render-in-english';
import { lazyComponent } from './lazy-component';

describe('lazyComponent', () => {
  it('renders nothing when its code fails to load, and loads it when online', async () => {
    let line = false;
    const load = vi.fn(async () => {
      if (!line) throw new TypeError('Failed to fetch dynamically imported module');
      return () => <p>There it is</p>;
    });
    const Part = lazyComponent(load);
    const onLoadError = vi.fn();
    renderInEnglish(
      <MallSettingsProvider onLoadError={onLoadError}>
        <p>The page</p>
        <Part />
      </MallSettingsProvider>,
    );
    await vi.waitFor(() => expect(onLoadError).toHaveBeenCalledOnce());
    expect(screen.getByText('The page')).toBeVisible();
    onLoadError.mock.lastCall?.[1]();
    await vi.waitFor(() => expect(onLoadError).toHaveBeenCalledTimes(2));
    line = true;
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('There it is')).toBeVisible();
  });
});
