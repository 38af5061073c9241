import { HelpWidget } from '@vermilion/mall-components/help';
import { useHomeIndex } from '../mall/use-home-index';
import { paths } from '../page-params/paths';
import { contactOf } from './contact';
import { usePageLink } from './use-page-link';

/** The floating help window, on every page. */
export function Help() {
  const home = useHomeIndex();
  const pageHref = usePageLink();
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
