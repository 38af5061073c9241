import { RouteProgress } from '@vermilion/design-system/route-progress';
import { useIntl } from 'react-intl';
import { messages } from '../mall/messages';
import { usePending } from '../routing/page-router-context';

/** A progress bar while the next page loads; shown after 200 ms, since most pages load faster. */
export function NavigationProgress() {
  const isPending = usePending();
  const intl = useIntl();
  return (
    <RouteProgress pending={isPending} delay={200} label={intl.formatMessage(messages.loading)} />
  );
}
