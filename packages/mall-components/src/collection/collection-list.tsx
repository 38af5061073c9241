import { Button } from '@vermilion/design-system/button';
import { Checkbox } from '@vermilion/design-system/checkbox';
import { HeartFilledIcon } from '@vermilion/design-system/icon';
import { IconButton } from '@vermilion/design-system/icon-button';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { onFocusLost } from '../internal/on-focus-lost';
import { type ActionResult, usePending } from '../internal/use-pending';
import type { Id } from '../settings';
import { CollectedGoodsCard } from './collected-goods-card';
import * as styles from './collection.css';
import { FollowedShopCard } from './followed-shop-card';
import { ManageBar } from './manage-bar';
import { messages } from './messages';
import { rowsRecipe } from './rows-recipe';
import type { CollectedGoods, CollectionTab, FollowedShop } from './types';
import { useManage } from './use-manage';

export interface CollectionListProps {
  /** The open tab; also selects which of `goods` and `shops` is listed. */
  tab: CollectionTab;
  /** Collected goods, in display order; used on their tab only. */
  goods: readonly CollectedGoods[];
  /** Followed shops, in display order; used on their tab only. */
  shops: readonly FollowedShop[];
  /** Removes these from the open tab; offer to undo it. The app shows the message of a rejection. */
  onRemove: (ids: Id[]) => ActionResult;
}

/** The rows of the open tab, each with a remove button, or a checkbox in the management mode. */
export function CollectionList({ tab, goods, shops, onRemove }: CollectionListProps) {
  const intl = useIntl();
  const rows = tab === 'goods' ? goods : shops;
  const manage = useManage(rows.map(({ id }) => id));
  const [pending, remove] = usePending(onRemove);
  const mode = useRef<HTMLButtonElement>(null);
  // the pressed button is removed with its row
  const removeAndStay = async (ids: Id[], how: (ids: Id[]) => ActionResult) => {
    await how(ids);
    onFocusLost(() => mode.current?.focus());
  };
  const actionOf = ({ id, name }: { id: Id; name: string }) => {
    if (manage.managing)
      return (
        <span className={styles.pick}>
          <Checkbox
            label={intl.formatMessage(messages.select, { name })}
            labelHidden
            checked={manage.selected.includes(id)}
            onChange={() => manage.toggle(id)}
          />
        </span>
      );
    return (
      <RemoveButton
        label={intl.formatMessage(tab === 'goods' ? messages.remove : messages.unfollowNamed, {
          name,
        })}
        tab={tab}
        onRemove={() => removeAndStay([id], onRemove)}
      />
    );
  };
  return (
    <>
      <ManageBar
        manage={manage}
        total={rows.length}
        pending={pending}
        onRemove={() => void removeAndStay(manage.selected, remove)}
        modeRef={mode}
      />
      <ul className={rowsRecipe({ tab })}>
        {tab === 'goods'
          ? goods.map((one) => (
              <li key={one.id}>
                <CollectedGoodsCard goods={one} corner={actionOf(one)} />
              </li>
            ))
          : shops.map((one) => (
              <li key={one.id}>
                <FollowedShopCard shop={one} action={actionOf(one)} />
              </li>
            ))}
      </ul>
    </>
  );
}

interface RemoveButtonProps {
  tab: CollectionTab;
  label: string;
  onRemove: () => ActionResult;
}

/** Removes one row: a heart on goods, a text button for a shop. */
function RemoveButton({ tab, label, onRemove }: RemoveButtonProps) {
  const [pending, remove] = usePending(onRemove);
  const props = { pending, onClick: () => void remove() };
  if (tab === 'goods')
    return (
      <IconButton
        round
        variant="ghost"
        label={label}
        icon={<HeartFilledIcon />}
        className={styles.heart}
        {...props}
      />
    );
  return (
    <Button size="sm" aria-label={label} {...props}>
      <FormattedMessage {...messages.unfollow} />
    </Button>
  );
}
