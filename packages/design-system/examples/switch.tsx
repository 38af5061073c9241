import { Switch } from '@vermilion/design-system/switch';
import { useState } from 'react';

export function Example({ save }: { save: (isOpen: boolean) => Promise<void> }) {
  const [isOpen, setOpen] = useState(true);
  const [error, setError] = useState<string>();
  const change = (next: boolean) => {
    setOpen(next);
    setError(undefined);
    save(next).catch(() => {
      setOpen(!next);
      setError('Not saved. Try again.');
    });
  };
  return <Switch label="Open for orders" checked={isOpen} error={error} onCheckedChange={change} />;
}
