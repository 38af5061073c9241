import { Button } from '@vermilion/design-system/button';
import { useDismiss } from '@vermilion/design-system/use-dismiss';
import { useRef, useState } from 'react';

export function Example() {
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  useDismiss({ open, ref, onDismiss: () => setOpen(false) });
  return (
    <div ref={ref}>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        Filter
      </Button>
      {open && <div>A layer of your own</div>}
    </div>
  );
}
