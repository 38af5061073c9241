const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** The device's own means to share, where a finger is what it is used by: elsewhere a link and a QR code serve better. */
export const shareNatively = (data: { title: string; url: string }) => ({
  applies: () => 'share' in navigator && matchMedia('(pointer: coarse)').matches,
  open: () =>
    navigator.share(data).catch((error: unknown) => {
      // whoever closes it wants nothing else
      if (!isAbort(error)) throw error;
    }),
});
