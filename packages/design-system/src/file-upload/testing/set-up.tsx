import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import type { FileUploadProps, UploadItem } from '..';
import { FileUpload } from '..';

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
export const item = (name: string, more: Partial<UploadItem> = {}): UploadItem => ({
  id: name,
  name,
  state: 'done',
  ...more,
});
export const png = (name: string, size = 3) =>
  new File(['x'.repeat(size)], name, { type: 'image/png' });

export function setUp(props: Partial<FileUploadProps> = {}) {
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
export function drag(
  type: 'dragEnter' | 'dragOver' | 'dragLeave' | 'drop',
  on: Element,
  files: File[],
) {
  const dataTransfer = { files, types: ['Files'], dropEffect: 'none' };
  const event = createEvent[type](on, { dataTransfer });
  fireEvent(on, event);
  return event;
}
