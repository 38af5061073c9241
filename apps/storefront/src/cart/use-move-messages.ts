import { useToast } from '@vermilion/design-system/toast';
import { useIntl } from 'react-intl';
import { messages } from './messages';

/** Reports whether saved items have moved to the cart, or some of them could not. */
export function useMoveMessages() {
  const intl = useIntl();
  const { show } = useToast();
  return (complete: boolean) =>
    show({
      tone: complete ? 'positive' : 'caution',
      message: intl.formatMessage(complete ? messages.moved : messages.movedPartly),
    });
}
