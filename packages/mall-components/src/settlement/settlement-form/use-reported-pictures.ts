import type { ChangeDetail } from '@vermilion/design-system';
import { useEffect, useRef } from 'react';

/** `upload`: one more was uploaded; `remove`: one was removed. */
export type SettlementPicturesChangeDetail = ChangeDetail<'upload' | 'remove'>;

export type OnPicturesChange = (
  addresses: string[],
  detail: SettlementPicturesChangeDetail,
) => void;

/** Calls `onChange` when the URLs of the images have changed. */
export function useReportedPictures(addresses: string[], onChange: OnPicturesChange | undefined) {
  const reported = useRef(addresses);
  useEffect(() => {
    const before = reported.current;
    if (before.join() === addresses.join()) return;
    reported.current = addresses;
    const reason = addresses.length < before.length ? 'remove' : 'upload';
    onChange?.(addresses, { reason });
  });
}
