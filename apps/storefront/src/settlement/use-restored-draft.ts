import type { SettlementDraft, UploadedPicture } from '@vermilion/mall-components/settlement';
import { useEffect, useRef, useState } from 'react';
import { readDraft, restorePictures } from './draft';

interface Restored {
  draft?: Partial<SettlementDraft>;
  pictures?: UploadedPicture[];
}

/** Input from before a reload; undefined if there is none, and until it is read. */
export function useRestoredDraft(id: number | undefined, owner?: string): Restored | undefined {
  const [restored, setRestored] = useState<Restored>();
  // Signing in on the page changes nothing in its form
  const ownerOnLoad = useRef(owner);
  useEffect(() => {
    const saved = readDraft(id, ownerOnLoad.current);
    if (!saved) return;
    let isGone = false;
    void (async () => {
      const pictures = saved.pictures && (await restorePictures(saved.pictures));
      if (!isGone) setRestored({ draft: saved.draft, pictures });
    })();
    return () => {
      isGone = true;
    };
  }, [id]);
  return restored;
}
