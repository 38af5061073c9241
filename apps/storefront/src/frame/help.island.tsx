import { HelpWidget } from '@vermilion/mall-components/help';
import { useLocation } from '../routing/router';
import { paths, patterns } from '../paths';
import { contactOf } from './contact';
import { useHomeIndex } from './use-home-index';
import { usePageLink } from './use-page-link';

/** Pages whose content must not be covered: an order, a refund, payment, agreement, sign-in. */
const without: readonly string[] = [
  patterns.orderDetail,
  patterns.visitorOrder,
  patterns.refundDetail,
  patterns.stripePayment,
  patterns.paymentResult,
  patterns.privacy,
  patterns.login,
];

/** The floating help button, except on some pages. */
export default function Help() {
  const home = useHomeIndex();
  const { pathname } = useLocation();
  const pageHref = usePageLink();
  if (without.includes(pathname)) return null;
  const { chatHref, ...lines } = contactOf(home);
  return (
    <HelpWidget
      pageHref={pageHref}
      settleHref={paths.settlement()}
      service={{
        ...lines,
        chatHref: chatHref?.startsWith('https') ? chatHref : undefined,
        onChat: chatHref ? () => void window.open(chatHref, '_blank', 'noopener') : undefined,
      }}
    />
  );
}
