import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';

/**
 * Enter activates the first submit button of a form, and those that request a code or another captcha come
 * before the main one. This hidden button comes first and does the same as the main one. Safari ignores submit
 * buttons with `display: none`, so it is only visually hidden.
 */
export const DefaultButton = () => (
  <VisuallyHidden asChild>
    <button type="submit" tabIndex={-1} aria-hidden="true" />
  </VisuallyHidden>
);
