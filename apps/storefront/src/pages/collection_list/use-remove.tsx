import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@vermilion/design-system/toast';
import type { CollectionTab } from '@vermilion/mall-components/collection';
import type { Id } from '@vermilion/mall-components/settings';
import { FormattedMessage } from 'react-intl';
import { markCollected } from '../../collection/cached-marks';
import { Undo } from '../../collection/change-collected';
import { messages } from '../../collection/messages';
import { useApp } from '../../deps/app-context';
import { ignoreFailure, useAction } from '../../errors/use-action';

interface Removal {
  tab: CollectionTab;
  ids: number[];
}

/** Removes rows of a tab and offers undo, which restores position and price. */
export function useRemove(tab: CollectionTab) {
  const { api } = useApp();
  const toast = useToast();
  const queryClient = useQueryClient();
  const settle = async (removal: Removal, isCollected: boolean) => {
    const kind = removal.tab === 'goods' ? 'goods' : 'shop';
    for (const id of removal.ids) markCollected(queryClient, { kind, id }, isCollected);
    const call = kind === 'goods' ? 'collectedProducts' : 'followedShops';
    await queryClient.invalidateQueries({ queryKey: [call] });
  };
  const restore = useAction<unknown, Removal>({
    mutationFn: ({ tab: of, ids }) =>
      of === 'goods' ? api.restoreProducts({ ids }) : api.restoreShops({ ids }),
    onSuccess: (_, removal) => settle(removal, true),
    meta: { canRetry: true },
  });
  const remove = useAction<unknown, Removal>({
    mutationFn: ({ tab: of, ids }) =>
      of === 'goods' ? api.uncollectProducts({ ids }) : api.unfollowShops({ ids }),
    async onSuccess(_, removal) {
      const id = toast.show({
        tone: 'positive',
        message: <FormattedMessage {...messages.removed} values={{ count: removal.ids.length }} />,
        action: (
          <Undo
            onUndo={() => {
              toast.dismiss(id);
              void restore(removal).catch(ignoreFailure);
            }}
          />
        ),
      });
      await settle(removal, false);
    },
    meta: { canRetry: true },
  });
  return (ids: Id[]) => remove({ tab, ids: ids.map(Number) });
}
