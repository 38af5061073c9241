export { isPlainClick } from './is-plain-click';
export { Link, linkVariants } from './link';
export type { LinkProps, LinkVariant } from './link';
export { LinkBase, LinkProvider } from './link-context';
export type { LinkComponent, LinkComponentProps, LinkProviderProps } from './link-context';
