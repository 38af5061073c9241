import { useQuery } from '@tanstack/react-query';
import { BankCardIcon, QrIcon, TruckIcon, WalletIcon } from '@vermilion/design-system/icon';
import { Footer } from '@vermilion/mall-components/footer';
import { openPayTypes } from '@vermilion/mall-data/order';
import { useMemo, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { chooseColorMode, currentColorMode, onColorModeChange } from '../browser/color-mode';
import { useApp } from '../deps/app-context';
import { payMethodsQuery } from '../mall/frame-queries';
import { mallNameOf, textIn } from '../mall/mall-data';
import { messages } from '../mall/messages';
import { useHomeIndex } from '../mall/use-home-index';
import { paymentName } from '../order/payment-name';
import { contactOf } from './contact';
import { footerColumns } from './footer-columns';
import { useLanguages } from './use-languages';

const paymentIcons: Record<string, typeof BankCardIcon | undefined> = {
  stripe: BankCardIcon,
  paypal: WalletIcon,
  wechat: QrIcon,
  cod: TruckIcon,
};

/** The footer. Customer service uses the mall's contact, as the help button does. */
export function PageFooter() {
  const home = useHomeIndex();
  const intl = useIntl();
  const app = useApp();
  const payMethods = useQuery(payMethodsQuery(app)).data;
  const { phone, email } = contactOf(home);
  const colorMode = useSyncExternalStore(onColorModeChange, currentColorMode, () => undefined);
  return (
    <Footer
      columns={useMemo(() => footerColumns(intl, app.asksConsent), [intl, app.asksConsent])}
      payments={openPayTypes(payMethods).flatMap((id) => {
        const label = paymentName(id, intl);
        const Icon = paymentIcons[id];
        return label ? [{ id, label, icon: Icon && <Icon size="sm" /> }] : [];
      })}
      language={useLanguages()}
      colorMode={{ value: colorMode, onValueChange: chooseColorMode }}
      phone={phone}
      email={email}
      address={textIn(app.locale, home?.mall?.address)}
      copyright={intl.formatMessage(messages.copyright, {
        year: app.year,
        mall: mallNameOf(home, app),
      })}
    />
  );
}
