import type { MallArgs } from '@vermilion/api-client';
import type { UploadPicture } from '@vermilion/mall-components/review';
import { useCallback } from 'react';
import { useApp } from '../deps/app-context';
import { useAction } from '../errors/use-action';
import { fetchWithProgress } from './fetch-with-progress';

interface Upload {
  image: File;
  signal: AbortSignal;
  onProgress?: (part: number) => void;
}

/** Uploads an image and resolves to its URL. The view shows failures. */
export function useImageUpload(model: MallArgs['uploadImage']['model']): UploadPicture {
  const { api } = useApp();
  const upload = useAction({
    mutationFn: ({ image, signal, onProgress }: Upload) =>
      api.uploadImage(
        { multipart: image, model },
        { signal, ...(onProgress && { fetch: fetchWithProgress(onProgress) }) },
      ),
    meta: { shownByView: true },
  });
  return useCallback(
    async (image, signal, onProgress) => (await upload({ image, signal, onProgress })).url,
    [upload],
  );
}
