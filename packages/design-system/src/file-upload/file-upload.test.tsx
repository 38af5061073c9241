import { fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { drag, item, png, setUp } from './testing/set-up';

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

  it.each(['{Enter}', ' '])('opens the file chooser on %s', async (key) => {
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
