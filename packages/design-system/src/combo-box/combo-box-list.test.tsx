import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { active, countries, options, setUp } from './testing/set-up';

afterEach(() => vi.restoreAllMocks());

describe('ComboBox list', () => {
  it('shows that nothing matches, and that options are loading', async () => {
    const { input } = setUp();
    await userEvent.type(input, 'zz');
    expect(screen.getByRole('status')).toHaveTextContent('No such country');
    await userEvent.keyboard('{Escape}');
    setUp({ label: 'Town', pending: true, filter: 'none', options: [] });
    await userEvent.type(screen.getByRole('combobox', { name: 'Town' }), 'v');
    expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('Looking…');
  });

  it('has a heading for each group with matches', async () => {
    const grouped = countries.map((option) => ({
      ...option,
      group: option.value === 'ci' ? 'Africa' : 'Asia',
    }));
    const { input } = setUp({ options: grouped });
    await userEvent.click(input);
    const asia = screen.getByRole('group', { name: 'Asia' });
    expect(within(asia).getAllByRole('option')).toHaveLength(3);
    expect(screen.getByRole('group', { name: 'Africa' })).toHaveTextContent('Côte d’Ivoire');
    await userEvent.type(input, 'lao');
    expect(screen.getAllByRole('group').map((group) => group.textContent)).toEqual(['AsiaLaos']);
    await userEvent.keyboard('{ArrowDown}');
    expect(active(input)).toBe('Laos');
  });

  it('shows that options failed to load, with a retry button reachable by Tab', async () => {
    const failure = { label: 'No connection.', retryLabel: 'Try again', onRetry: vi.fn() };
    const { input } = setUp({ options: [], filter: 'none', failure });
    await userEvent.type(input, 'la');
    expect(screen.getByRole('status')).toHaveTextContent('No connection.');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(failure.onRetry).toHaveBeenCalledOnce();
    expect(input).toHaveFocus();
    expect(input).toHaveValue('la');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(input).toHaveFocus();
  });

  it('closes when focus leaves through the retry button', async () => {
    const failure = { label: 'No connection.', retryLabel: 'Try again', onRetry: vi.fn() };
    const { input } = setUp({ options: [], filter: 'none', failure });
    await userEvent.type(input, 'la');
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(input).toHaveValue('');
  });

  it('announces that there are more options than listed', async () => {
    const moreLabel = 'Type more letters to see others';
    const { input } = setUp({ moreLabel, countLabel: (count) => `${count} countries,` });
    await userEvent.click(input);
    expect(screen.getByRole('status')).toHaveTextContent(`4 countries, ${moreLabel}`);
  });

  it('renders only the visible of ten thousand options, and counts all', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      value: String(index),
      label: `Village ${index}`,
    }));
    const { input } = setUp({ options: many });
    input.focus();
    await userEvent.keyboard('{ArrowDown}{End}');
    expect(options().length).toBeLessThan(30);
    expect(active(input)).toBe('Village 9999');
    const last = screen.getByRole('option', { name: 'Village 9999' });
    expect(last).toHaveAttribute('aria-posinset', '10000');
    expect(last).toHaveAttribute('aria-setsize', '10000');
  });

  it('announces the number of matches when it changes, with the given label', async () => {
    const { input } = setUp({ countLabel: (count) => `${count} countries` });
    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();
    await userEvent.type(input, 't');
    expect(region).toHaveTextContent('3 countries');
    await userEvent.type(input, 'h');
    expect(region).toHaveTextContent('2 countries');
    await userEvent.keyboard('{Escape}');
    expect(region).toBeEmptyDOMElement();
  });

  it('announces the option for VoiceOver', async () => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
    setUp();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('status')).toHaveTextContent('Côte d’Ivoire');
  });
});
