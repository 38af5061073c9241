'use client';
import { lazyComponent } from '../../internal/lazy-component';
import type { AddressFormProps } from '../address-form/address-form';

/** The form in a page; its code, which is large, is loaded when it is first shown. */
export const LazyAddressForm = lazyComponent<AddressFormProps>(
  async () => (await import('../address-form/address-form')).AddressForm,
);
