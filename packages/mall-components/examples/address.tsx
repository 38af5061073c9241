import {
  type Address,
  type AddressDraft,
  AddressForm,
  AddressText,
} from '@vermilion/mall-components/address';

export const Example = ({ save }: { save: (address: AddressDraft) => Promise<void> }) => (
  <AddressForm onSave={save} />
);

export const Shown = ({ address }: { address: Address }) => <AddressText address={address} />;
