'use client';
import type { QrCode, QrCodeProps } from '@vermilion/design-system/qr-code';
import { Skeleton } from '@vermilion/design-system/skeleton';
import { useEffect, useState } from 'react';
import * as styles from './lazy-qr-code.css';

interface LazyQrCodeProps {
  /** The link that it stands for. */
  value: QrCodeProps['value'];
  label: QrCodeProps['label'];
  /** It is looked at, or about to be: only then its code is loaded. */
  wanted: boolean;
}

/** A QR code of 144 px, loaded on intent: hardly any visitor opens one. Its place is kept. */
export function LazyQrCode({ wanted, ...code }: LazyQrCodeProps) {
  const [Code, setCode] = useState<typeof QrCode>();
  useEffect(() => {
    if (!wanted || Code) return;
    import('@vermilion/design-system/qr-code').then(
      (part) => setCode(() => part.QrCode),
      // Offline: the next look tries again, and a picture that is missing must not take the page along
      () => undefined,
    );
  }, [wanted, Code]);
  return Code ? <Code {...code} /> : <Skeleton className={styles.place} />;
}
