import {
  BankCardIcon,
  PackageIcon,
  RefreshIcon,
  StoreIcon,
  TicketIcon,
  TruckIcon,
} from '@vermilion/design-system/icon';
import { useIntl } from 'react-intl';
import { paths } from '../../page-params/paths';
import { LinkCards } from '../../shared/cards/link-cards';
import { messages } from './messages';

const cards = [
  { name: 'order', text: 'orderText', href: paths.orders('toReceive'), Icon: PackageIcon },
  {
    name: 'return',
    text: 'returnText',
    href: `${paths.deliveryReturns()}#returns`,
    Icon: RefreshIcon,
  },
  { name: 'pay', text: 'payText', href: paths.paying(), Icon: BankCardIcon },
  { name: 'cost', text: 'costText', href: paths.deliveryReturns(), Icon: TruckIcon },
  { name: 'saving', text: 'savingText', href: `${paths.paying()}#saving`, Icon: TicketIcon },
  { name: 'shops', text: 'shopsText', href: paths.aboutMall(), Icon: StoreIcon },
] as const;

/** What is asked most. */
export function HelpCards() {
  const { formatMessage } = useIntl();
  return (
    <LinkCards
      cards={cards.map(({ name, text, href, Icon }) => ({
        href,
        icon: <Icon size="lg" />,
        title: formatMessage(messages[name]),
        text: formatMessage(messages[text]),
      }))}
    />
  );
}
