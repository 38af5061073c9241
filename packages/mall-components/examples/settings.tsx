import messages from '@vermilion/mall-components/lang/en.json';
import { MallProvider } from '@vermilion/mall-components/settings';
import type { ReactNode } from 'react';

/** Texts of your own: an id that there is not does not compile. Placeholders are those of the text they replace. */
const own = {
  'footer.promises': 'What we stand for',
  'cart.empty': 'Nothing in your basket yet',
} satisfies Partial<typeof messages>;

const texts = { ...messages, ...own };

export const Example = ({ children }: { children: ReactNode }) => (
  <MallProvider locale="en" messages={texts} currency="EUR" currencySymbol="€">
    {children}
  </MallProvider>
);
