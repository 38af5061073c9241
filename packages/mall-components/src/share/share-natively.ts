const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** The system's share sheet, on touch devices only: elsewhere a link and a QR code are more useful. */
export const shareNatively = (data: { title: string; url: string }) => ({
  applies: () => 'share' in navigator && matchMedia('(pointer: coarse)').matches,
  open: () =>
    navigator.share(data).catch((error: unknown) => {
      // dismissing the share sheet is not a failure
      if (!isAbort(error)) throw error;
    }),
});
