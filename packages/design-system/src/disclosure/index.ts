export { Disclosure } from './disclosure';
export type { DisclosureChangeDetail, DisclosureProps } from './disclosure';
