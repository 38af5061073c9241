import { Button } from '@vermilion/design-system/button';
import { ToastProvider, useToast } from '@vermilion/design-system/toast';

function AddToCart() {
  const { show } = useToast();
  return (
    <Button onClick={() => show({ tone: 'positive', message: 'Added to your cart.' })}>
      Add to cart
    </Button>
  );
}

/** The provider is once around the app. */
export const Example = () => (
  <ToastProvider label="Messages (F6)" dismissLabel="Dismiss">
    <AddToCart />
  </ToastProvider>
);
