import { FileUpload, type UploadItem } from '@vermilion/design-system/file-upload';
import { useState } from 'react';

const labels = {
  choose: 'Choose up to five pictures, or drop them here',
  drop: 'Let go to add them',
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed`,
  retry: (name: string) => `Send ${name} again`,
  progress: (name: string) => `Sending ${name}`,
  done: 'Sent',
  failed: 'Not sent',
};

export function Example({ send }: { send: (file: File, id: string) => void }) {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const add = (files: File[]) => {
    const added = files.map((file) => ({ file, id: crypto.randomUUID() }));
    setItems([
      ...items,
      ...added.map(({ file: { name }, id }) => ({ id, name, state: 'waiting' as const })),
    ]);
    added.forEach(({ file, id }) => send(file, id));
  };
  return (
    <FileUpload
      label="Pictures"
      accept="image/*"
      maxFiles={5}
      items={items}
      labels={labels}
      onAdd={add}
      onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
    />
  );
}
