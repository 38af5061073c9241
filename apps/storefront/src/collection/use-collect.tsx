import { useQueryClient } from '@tanstack/react-query';
import { isSessionInvalid } from '@vermilion/api-client';
import { Button } from '@vermilion/design-system/button';
import { useToast } from '@vermilion/design-system/toast';
import { useCallback, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../app/app-context';
import { apiErrorOf } from '../errors/error-message';
import { ignoreFailure, useAction } from '../errors/use-action';
import { savePendingAction } from '../session/pending-action';
import { useSession } from '../session/session-query';
import { useSignIn } from '../session/sign-in-context';
import { markCollected, refreshCollected, type Collectable } from './cached-marks';
import { messages } from './messages';
import { send, type Change } from './send';

/** Collects goods or follows a shop, or no longer, for a signed-in shopper; the message offers to undo it. */
export function useChangeCollected() {
  const { api } = useApp();
  const { formatMessage } = useIntl();
  const toast = useToast();
  const client = useQueryClient();
  // what it says is no longer so after the next change
  const shown = useRef<string>(undefined);
  const change = useAction<unknown, Change>({
    mutationFn: (wanted) => send(api, wanted),
    // shown at once, and as it was where it fails
    onMutate: ({ thing, collect }) => markCollected(client, thing, collect),
    onError(error, { thing, collect }) {
      markCollected(client, thing, !collect);
      if (collect && isSessionInvalid(apiErrorOf(error)))
        savePendingAction({ type: 'collectOne', ...thing });
    },
    onSuccess(_, wanted) {
      const { thing, collect, undone } = wanted;
      markCollected(client, thing, collect);
      refreshCollected(client, thing);
      if (shown.current) toast.dismiss(shown.current);
      const id = toast.show({
        tone: 'positive',
        message: formatMessage(messages[`${thing.kind}${collect ? 'Added' : 'Removed'}`]),
        // the button that was pressed undoes it too: nothing is lost with the message
        duration: 10_000,
        action: !undone && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              toast.dismiss(id);
              void change({ thing, collect: !collect, undone: true }).catch(ignoreFailure);
            }}
          >
            <FormattedMessage {...messages.undo} />
          </Button>
        ),
      });
      shown.current = id;
    },
    meta: { canRetry: true },
  });
  return change;
}

/** The same for everybody: guests are asked to sign in first, and it is collected then. */
export function useCollect() {
  const { signedIn } = useSession();
  const { open: openSignIn } = useSignIn();
  const change = useChangeCollected();
  return useCallback(
    async (thing: Collectable, collect: boolean) => {
      if (signedIn) await change({ thing, collect }).catch(ignoreFailure);
      else openSignIn({ type: 'collectOne', ...thing });
    },
    [signedIn, change, openSignIn],
  );
}
