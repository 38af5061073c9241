import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FileUploadProps, UploadItem } from '.';
import { FileUpload } from '.';

const labels = {
  choose: 'Choose or drop pictures',
  drop: 'Let go to add',
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed`,
  retry: (name: string) => `Send ${name} again`,
  progress: (name: string) => `Sending ${name}`,
  done: 'Sent',
  failed: 'Not sent',
};
const item = (name: string, more: Partial<UploadItem> = {}): UploadItem => ({
  id: name,
  name,
  state: 'done',
  ...more,
});
const png = (name: string, size = 3) => new File(['x'.repeat(size)], name, { type: 'image/png' });

let revoked: string[];
beforeEach(() => {
  revoked = [];
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url));
});
afterEach(() => vi.restoreAllMocks());

function setUp(props: Partial<FileUploadProps> = {}) {
  const onAdd = vi.fn();
  const onReject = vi.fn();
  const onRetry = vi.fn();
  function Controlled() {
    const [items, setItems] = useState(props.items ?? []);
    return (
      <FileUpload
        label="Pictures"
        {...{ labels, onAdd, onReject, onRetry }}
        {...props}
        items={items}
        onRemove={(id) => setItems(items.filter((one) => one.id !== id))}
      />
    );
  }
  const view = render(<Controlled />);
  const input = screen.getByLabelText<HTMLInputElement>('Pictures');
  const zone = input.closest<HTMLElement>('[data-part="zone"]') ?? input;
  const removal = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
  const announcement = () => screen.getAllByRole('status').at(-1);
  return { ...view, onAdd, onReject, onRetry, input, zone, removal, announcement };
}

/** A drag event with files; browsers only expose their types before the drop. */
function drag(type: 'dragEnter' | 'dragOver' | 'dragLeave' | 'drop', on: Element, files: File[]) {
  const dataTransfer = { files, types: ['Files'], dropEffect: 'none' };
  const event = createEvent[type](on, { dataTransfer });
  fireEvent(on, event);
  return event;
}

describe('choosing', () => {
  it('is a focusable file input with a name and a description', async () => {
    const { input } = setUp({ hint: 'Five at most', accept: 'image/*', maxFiles: 5 });
    expect(input).toHaveAttribute('type', 'file');
    expect(input).toHaveAttribute('accept', 'image/*');
    expect(input.multiple).toBe(true);
    expect(input).toHaveAccessibleDescription('Choose or drop pictures Five at most');
    await userEvent.tab();
    expect(input).toHaveFocus();
  });

  it.each(['{Enter}', ' '])('opens the chooser by %s', async (key) => {
    const { input } = setUp();
    const opened = vi.fn();
    input.addEventListener('click', opened);
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(opened).toHaveBeenCalledOnce();
  });

  it('reports selected files, even the same file again', async () => {
    const { input, onAdd } = setUp();
    const file = png('a.png');
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    expect(onAdd).toHaveBeenCalledTimes(2);
    expect(onAdd).toHaveBeenLastCalledWith([file]);
  });

  it('enforces its rules and reports rejected files with reasons', async () => {
    const { input, onAdd, onReject } = setUp({
      accept: 'image/*',
      maxBytes: 5,
      maxFiles: 2,
      items: [item('old.png')],
    });
    const files = [new File(['x'], 'a.txt', { type: 'text/plain' }), png('b.png', 9), png('c.png')];
    const extra = png('d.png');
    await userEvent.upload(input, [...files, extra], { applyAccept: false });
    expect(onAdd).toHaveBeenCalledExactlyOnceWith([files[2]]);
    expect(onReject).toHaveBeenCalledExactlyOnceWith([
      { file: files[0], reason: 'type' },
      { file: files[1], reason: 'size' },
      { file: extra, reason: 'count' },
    ]);
  });

  it('replaces the file when only one is allowed', async () => {
    const { input, onAdd, onReject } = setUp({ maxFiles: 1, items: [item('me.png')] });
    expect(input.multiple).toBe(false);
    await userEvent.upload(input, png('new.png'));
    expect(onAdd).toHaveBeenCalledOnce();
    expect(onReject).not.toHaveBeenCalled();
  });

  it('accepts nothing while disabled', () => {
    const { input, zone, onAdd } = setUp({ disabled: true });
    expect(input).toBeDisabled();
    drag('drop', zone, [png('a.png')]);
    expect(onAdd).not.toHaveBeenCalled();
  });
});

describe('dropping and pasting', () => {
  it('shows and announces that files are dragged over it, until they leave', () => {
    const { zone, announcement } = setUp();
    expect(announcement()).toBeEmptyDOMElement();
    drag('dragEnter', zone, []);
    expect(zone).toHaveAttribute('data-over');
    expect(announcement()).toHaveTextContent('Let go to add');
    drag('dragLeave', zone, []);
    expect(zone).not.toHaveAttribute('data-over');
    expect(announcement()).toBeEmptyDOMElement();
  });

  it('accepts dropped files, and prevents the browser from opening them', () => {
    const { zone, onAdd } = setUp();
    const file = png('a.png');
    expect(drag('dragOver', zone, []).defaultPrevented).toBe(true);
    expect(drag('drop', zone, [file]).defaultPrevented).toBe(true);
    expect(onAdd).toHaveBeenCalledExactlyOnceWith([file]);
  });

  it('accepts pasted images, and ignores pasted text', () => {
    const { input, onAdd } = setUp();
    const file = png('image.png');
    fireEvent.paste(input, { clipboardData: { files: [] } });
    expect(onAdd).not.toHaveBeenCalled();
    fireEvent.paste(input, { clipboardData: { files: [file] } });
    expect(onAdd).toHaveBeenCalledExactlyOnceWith([file]);
  });
});

describe('the list', () => {
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
