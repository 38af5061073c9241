'use client';
import { useCallback } from 'react';
import { ReceiptIcon } from '../icon/icons-mall';
import * as styles from './file-upload.css';
import type { UploadItem } from './types';

/** Object URL of a selected image. */
const isPicture = (file: Blob | undefined): file is Blob =>
  file?.type.startsWith('image/') ?? false;

/** The preview of a file, or a file icon. Decorative, since the name is beside it. */
export function Preview({ file, previewUrl }: Pick<UploadItem, 'file' | 'previewUrl'>) {
  const picture = isPicture(file) ? file : undefined;
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !picture) return;
      const url = URL.createObjectURL(picture);
      image.src = url;
      // An object URL keeps the file in memory until it is revoked
      return () => URL.revokeObjectURL(url);
    },
    [picture],
  );
  if (!picture && !previewUrl) {
    return (
      <span data-part="preview" className={styles.preview}>
        <ReceiptIcon size="md" />
      </span>
    );
  }
  return (
    <img
      ref={show}
      src={picture ? undefined : previewUrl}
      alt=""
      data-part="preview"
      className={styles.preview}
    />
  );
}
