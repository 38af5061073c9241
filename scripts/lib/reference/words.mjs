/**
 * Props that mean the same for every component, so that each declaration need not say it again. A doc comment in the
 * code is used instead where there is one.
 */
export const words = {
  children: 'The content.',
  label: 'The visible name; also what assistive technology announces.',
  description: 'A further explanation, announced after the label.',
  size: 'The size; see the type for the steps.',
  defaultValue: 'The initial value, where the component keeps it itself.',
  value: 'The current value, where you keep it.',
  onValueChange: 'Called with the new value.',
  disabled: 'Whether it is shown but cannot be used.',
  readOnly: 'Whether it can be read and focused, but not changed.',
  defaultOpen: 'Whether it is open at first, where the component keeps it itself.',
  open: 'Whether it is open, where you keep it.',
  onOpenChange: 'Called when it is to open or close.',
  min: 'The smallest value.',
  max: 'The largest value.',
  href: 'The address that it leads to.',
  className: 'A further class, for layout.',
  onRetry: 'Loads it again after a failure; without it there is no such button.',
  homeHref: 'The address of the home page.',
  ordersHref: 'The address of the list of orders.',
  cartHref: 'The address of the cart.',
  signInHref: 'The address of sign-in.',
  logoSrc: 'The URL of the logo.',
  avatarSrc: 'The URL of the avatar.',
  headingLevel: 'The level of its heading.',
  // pages and lists of the mall
  state: 'Whether it is loading (a skeleton), could not be loaded (a message), or is shown.',
  tab: 'The open tab; the list is of this tab.',
  onTabChange: 'Called when another tab is chosen: set `tab`, and load its list.',
};
