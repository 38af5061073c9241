import { RouteProgress } from '@vermilion/design-system/route-progress';
import { useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import { messages } from './messages';

/** The thin bar while the next page is on its way; it waits 200 ms, since most pages need none. */
export function NavigationProgress() {
  const { state } = useNavigation();
  const intl = useIntl();
  return (
    <RouteProgress
      active={state !== 'idle'}
      delay={200}
      label={intl.formatMessage(messages.loading)}
    />
  );
}
