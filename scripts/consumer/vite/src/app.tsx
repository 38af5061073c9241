import { MallSettingsProvider, Price } from '@vermilion/mall-components/settings';
import { IntlProvider } from 'react-intl';
import { Shown } from './shown';

/** The design system, and a component of the mall in its settings. */
export function App() {
  return (
    <IntlProvider locale="en">
      <MallSettingsProvider currencySymbol="$">
        <Price minor={1290} />
        <Shown />
      </MallSettingsProvider>
    </IntlProvider>
  );
}
