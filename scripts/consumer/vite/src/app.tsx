import { ThemeProvider } from '@vermilion/design-system/theme-provider';
import { GoodsGrid } from '@vermilion/mall-components/goods';
import { MallProvider, Price } from '@vermilion/mall-components/settings';
import { goods } from './goods';
import { Newsletter } from './newsletter';
import { OwnCart } from './own-cart';
import { Shown } from './shown';
import { theme } from './theme';

/** The design system, and mall components in a provider. */
export function App() {
  return (
    <ThemeProvider {...theme}>
      <MallProvider locale="en">
        <Price minor={1290} />
        <GoodsGrid goods={goods} />
        <OwnCart />
        <Newsletter />
        <Shown />
      </MallProvider>
    </ThemeProvider>
  );
}
