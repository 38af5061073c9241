import type { MallArgs } from '@vermilion/api-client';
import { useCallback } from 'react';
import { useApp } from '../app/app-context';
import { useAction } from '../errors/use-action';

/** Uploads an image and gives its address. The view shows what fails. */
export function useImageUpload(model: MallArgs['uploadImage']['model']) {
  const { api } = useApp();
  const upload = useAction({
    mutationFn: ({ image, signal }: { image: File; signal: AbortSignal }) =>
      api.uploadImage({ multipart: image, model }, { signal }),
    meta: { shownByView: true },
  });
  return useCallback(
    async (image: File, signal: AbortSignal) => (await upload({ image, signal })).url,
    [upload],
  );
}
