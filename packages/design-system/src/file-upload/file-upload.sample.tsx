import { useState } from 'react';
import type { FileRejection, FileUploadProps, UploadItem } from '.';
import { FileUpload } from '.';

const words = {
  type: 'is no picture',
  size: 'is larger than 1 MB',
  count: 'is one too many',
} as const;

const tell = (rejections: readonly FileRejection[]) =>
  rejections.map(({ file, reason }) => `${file.name} ${words[reason]}.`).join(' ');

/** A FileUpload with state; nothing is uploaded. */
export function ControlledUpload(args: FileUploadProps) {
  const [items, setItems] = useState(args.items);
  const [error, setError] = useState<string>();
  const add = (files: File[]) => {
    const added = files.map((file): UploadItem => {
      const { name, size } = file;
      return { id: `${name} ${size} ${file.lastModified}`, name, size, file, state: 'done' };
    });
    setError(undefined);
    setItems(args.maxFiles === 1 ? added : [...items, ...added]);
    args.onAdd(files);
  };
  return (
    <FileUpload
      {...args}
      items={items}
      error={error ?? args.error}
      onAdd={add}
      onReject={(rejections) => setError(tell(rejections))}
      onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
      onRetry={(id) =>
        setItems(
          items.map((item) =>
            item.id === id ? { ...item, state: 'uploading', progress: 10 } : item,
          ),
        )
      }
    />
  );
}

const picture = (from: string, to: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><linearGradient id="g" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><path fill="url(#g)" d="M0 0h9v9H0z"/><circle cx="4.5" cy="5" r="2" fill="#fff"/></svg>`,
  )}`;

export const everyState: readonly UploadItem[] = [
  {
    id: '1',
    name: 'front.jpg',
    size: 812_000,
    state: 'done',
    previewUrl: picture('#c8b6a6', '#8d7b68'),
  },
  {
    id: '2',
    name: 'handle.jpg',
    size: 640_000,
    state: 'uploading',
    progress: 60,
    previewUrl: picture('#a4bcd0', '#5c7a99'),
  },
  {
    id: '3',
    name: 'crack.jpg',
    size: 920_000,
    state: 'failed',
    error: 'Connection lost.',
    previewUrl: picture('#b5c99a', '#718355'),
  },
  { id: '4', name: 'receipt.pdf', size: 120_000, state: 'waiting' },
];
