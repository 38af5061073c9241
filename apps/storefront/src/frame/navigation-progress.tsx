import { RouteProgress } from '@vermilion/design-system/route-progress';
import { useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import { messages } from './messages';

/** A progress bar while the next page loads; shown after 200 ms, since most pages load faster. */
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
