/** Resolves after the browser has painted a frame, or after 100 ms in a tab that paints none. */
export const nextPaint = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 100);
    requestAnimationFrame(() => setTimeout(resolve));
  });
