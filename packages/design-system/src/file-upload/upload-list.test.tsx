import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { item, png, setUp } from './testing/set-up';

let revoked: string[];
beforeEach(() => {
  revoked = [];
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url));
});
afterEach(() => vi.restoreAllMocks());

describe('upload list', () => {
  it('shows the progress of each file', () => {
    setUp({
      items: [
        item('a.png', { state: 'uploading', progress: 40, size: 1200 }),
        item('b.png', { state: 'failed', error: 'Connection lost.' }),
      ],
      formatSize: (bytes) => `${bytes / 1000} KB`,
    });
    const [first, second] = screen.getAllByRole('listitem');
    if (!first || !second) throw new Error('two files expected');
    expect(within(first).getByText('1.2 KB')).toBeInTheDocument();
    expect(within(first).getByRole('progressbar', { name: 'Sending a.png' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    expect(within(second).getByRole('status')).toHaveTextContent('Connection lost.');
  });

  it('retries a failed upload and keeps focus on it', async () => {
    const { onRetry, removal } = setUp({ items: [item('a.png', { state: 'failed' })] });
    await userEvent.click(screen.getByRole('button', { name: 'Send a.png again' }));
    expect(onRetry).toHaveBeenCalledExactlyOnceWith('a.png');
    expect(removal('a.png')).toHaveFocus();
  });

  it('moves focus after a removal, and announces it', async () => {
    const { removal, input, announcement } = setUp({
      items: ['a', 'b', 'c'].map((name) => item(name)),
    });
    await userEvent.click(removal('b'));
    expect(removal('c')).toHaveFocus();
    expect(announcement()).toHaveTextContent('b removed');
    await userEvent.keyboard('{Enter}');
    expect(removal('a')).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(input).toHaveFocus();
    expect(announcement()).toHaveTextContent('a removed');
  });

  it('revokes the object URL of a removed image', async () => {
    const { removal, container } = setUp({ items: [item('a.png', { file: png('a.png') })] });
    expect(container.querySelector('img')).toHaveAttribute('src', 'blob:a.png');
    expect(revoked).toEqual([]);
    await userEvent.click(removal('a.png'));
    expect(revoked).toEqual(['blob:a.png']);
  });
});
