import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';

/**
 * Enter presses the first button that sends the form, and those for a code or another captcha stand before
 * the main one. So there is one more before them, for keys alone: it does what the main one does.
 */
export const DefaultButton = () => (
  <VisuallyHidden asChild>
    <button type="submit" tabIndex={-1} aria-hidden="true" />
  </VisuallyHidden>
);
