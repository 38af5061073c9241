export { AddressListView } from './address-list-view';
export type { AddressListViewProps } from './address-list-view';
