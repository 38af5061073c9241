import { useToast } from '@vermilion/design-system/toast';
import { useIntl } from 'react-intl';
import { messages } from './messages';

/** Says whether goods have moved from what is saved into the cart, or some of them stay. */
export function useMoveMessages() {
  const intl = useIntl();
  const { show } = useToast();
  return (complete: boolean) =>
    show({
      tone: complete ? 'positive' : 'caution',
      message: intl.formatMessage(complete ? messages.moved : messages.movedPartly),
    });
}
