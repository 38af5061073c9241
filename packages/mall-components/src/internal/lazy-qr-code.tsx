'use client';
import type { QrCodeProps } from '@vermilion/design-system/qr-code';
import { Skeleton } from '@vermilion/design-system/skeleton';
import * as styles from './lazy-qr-code.css';
import { useLazyModule } from './use-lazy-module';

interface LazyQrCodeProps {
  /** The URL to encode. */
  value: QrCodeProps['value'];
  label: QrCodeProps['label'];
  /** Whether it is visible or about to be; its code is loaded only then. */
  enabled: boolean;
}

const load = () => import('@vermilion/design-system/qr-code');

/** A QR code of 144 px that is loaded on intent, with a placeholder of the same size. */
export function LazyQrCode({ enabled, ...code }: LazyQrCodeProps) {
  const part = useLazyModule(enabled, load);
  return part ? <part.QrCode {...code} /> : <Skeleton className={styles.place} />;
}
