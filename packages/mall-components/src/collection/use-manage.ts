import { useState } from 'react';
import type { Id } from '../settings';

/** The management mode and its selection, which drops what has left the list. */
export function useManage(present: readonly Id[]) {
  const [managing, setManaging] = useState(false);
  const [chosen, setChosen] = useState<readonly Id[]>([]);
  const selected = present.filter((id) => chosen.includes(id));
  return {
    managing,
    selected,
    start: () => setManaging(true),
    end() {
      setManaging(false);
      setChosen([]);
    },
    toggle: (id: Id) =>
      setChosen(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]),
    toggleAll: () => setChosen(selected.length === present.length ? [] : present),
  };
}

export type Manage = ReturnType<typeof useManage>;
