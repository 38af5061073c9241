'use client';
import { Heading } from '@vermilion/design-system/heading';
import { CartView } from '@vermilion/mall-components/cart';
import { useSignedIn } from './api';
import { links, ownLinks } from './links';
import { useGoTo } from './navigate';
import { useSignIn } from './sign-in';
import { useCart, useCartActions } from './use-cart';
import { useTexts } from './use-texts';

/** The cart of the account. A guest is asked to sign in. */
export function CartPage() {
  const texts = useTexts();
  const signedIn = useSignedIn();
  const signIn = useSignIn();
  const goTo = useGoTo();
  const { setQuantity, remove } = useCartActions();
  const { data, isError, isLoading, refetch } = useCart();
  return (
    <>
      <title>{`${texts.cart} – ${texts.mallName}`}</title>
      <CartView
        heading={<Heading level={1}>{texts.cart}</Heading>}
        shops={(signedIn && data?.shops) || []}
        invalid={(signedIn && data?.invalid) || []}
        state={isError ? 'failed' : isLoading ? 'loading' : 'ready'}
        onRetry={() => void refetch()}
        onQuantitySave={setQuantity}
        onDelete={remove}
        onCheckout={(ids) => goTo(`${ownLinks.checkout}?rows=${ids.join()}`)}
        onSignIn={signedIn ? undefined : () => signIn()}
        shoppingHref={links.home()}
      />
    </>
  );
}
