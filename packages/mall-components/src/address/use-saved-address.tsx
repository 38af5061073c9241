import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { afterDialog } from '../internal/on-focus-lost';
import type { ActionResult } from '../internal/use-pending';
import type { Id } from '../settings';
import { messages } from './messages';
import type { Address, AddressDraft } from './types';

interface Saved {
  name: string;
  /** Ids of the addresses before. */
  before: readonly Id[];
}

/**
 * Announces that an address has been saved, and moves focus to a new one when it is there.
 * @param selectorOf of the element of an address to focus, within `root`
 */
export function useSavedAddress(
  root: RefObject<HTMLElement | null>,
  addresses: readonly Address[],
  onSave: (address: AddressDraft, id?: Id) => ActionResult,
  selectorOf: (id: Id) => string,
) {
  const [saved, setSaved] = useState<Saved>();
  const added = saved && addresses.find(({ id }) => !saved.before.includes(id));
  const selector = added && selectorOf(added.id);
  useEffect(() => {
    if (!selector) return;
    return afterDialog(() => root.current?.querySelector<HTMLElement>(selector)?.focus());
  }, [selector, root]);
  const announcement: ReactNode = saved && (
    <FormattedMessage {...messages.saved} values={{ name: saved.name }} />
  );
  return {
    /** For a live region. */
    announcement,
    save: async (address: AddressDraft, id?: Id) => {
      const before = addresses.map((one) => one.id);
      // The same announcement is heard again
      setSaved(undefined);
      await onSave(address, id);
      setSaved({ name: address.name, before });
    },
  };
}
