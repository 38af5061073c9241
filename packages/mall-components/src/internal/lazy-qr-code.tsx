'use client';
import type { QrCodeProps } from '@vermilion/design-system/qr-code';
import { Skeleton } from '@vermilion/design-system/skeleton';
import * as styles from './lazy-qr-code.css';
import { useLazyModule } from './use-lazy-module';

interface LazyQrCodeProps {
  /** The link that it stands for. */
  value: QrCodeProps['value'];
  label: QrCodeProps['label'];
  /** It is looked at, or about to be: only then its code is loaded. */
  wanted: boolean;
}

const load = () => import('@vermilion/design-system/qr-code');

/** A QR code of 144 px, loaded on intent: hardly any visitor opens one. Its place is kept. */
export function LazyQrCode({ wanted, ...code }: LazyQrCodeProps) {
  const part = useLazyModule(wanted, load);
  return part ? <part.QrCode {...code} /> : <Skeleton className={styles.place} />;
}
