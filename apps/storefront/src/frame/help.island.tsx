import { HelpWidget } from '@vermilion/mall-components/help';
import { useLocation } from '../routing/router';
import { paths } from '../paths';
import { contactOf } from './contact';
import { hasHelpWidget } from './has-help-widget';
import { useHomeIndex } from './use-home-index';
import { usePageLink } from './use-page-link';

/** The floating help button, except on some pages. */
export default function Help() {
  const home = useHomeIndex();
  const { pathname } = useLocation();
  const pageHref = usePageLink();
  if (!hasHelpWidget(pathname)) return null;
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
