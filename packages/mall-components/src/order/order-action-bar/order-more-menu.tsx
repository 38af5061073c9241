import { Button } from '@vermilion/design-system/button';
import { DropdownMenu, DropdownMenuItem } from '@vermilion/design-system/dropdown-menu';
import { ChevronDownIcon } from '@vermilion/design-system/icon';
import { LinkBase } from '@vermilion/design-system/link';
import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { actionMessages } from '../action-messages';
import { isLink, type OrderAction, type OrderCommand, type OrderLink } from './order-actions';

interface OrderMoreMenuProps extends Pick<
  ComponentProps<'button'>,
  'id' | 'aria-labelledby' | 'className'
> {
  actions: readonly OrderAction[];
  hrefs: Partial<Record<OrderLink, string>>;
  onPress: (action: OrderCommand) => void;
}

/** The remaining actions of an order, in a menu. */
export const OrderMoreMenu = ({ actions, hrefs, onPress, ...rest }: OrderMoreMenuProps) => (
  <DropdownMenu
    align="end"
    trigger={
      <Button {...rest} size="sm" variant="ghost" endIcon={<ChevronDownIcon />}>
        <FormattedMessage {...actionMessages.more} />
      </Button>
    }
  >
    {actions.map((action) =>
      isLink(action) ? (
        <DropdownMenuItem key={action} asChild>
          <LinkBase href={hrefs[action] ?? ''}>
            <FormattedMessage {...actionMessages[action]} />
          </LinkBase>
        </DropdownMenuItem>
      ) : (
        <DropdownMenuItem
          key={action}
          tone={action === 'delete' ? 'critical' : 'neutral'}
          onSelect={() => onPress(action)}
        >
          <FormattedMessage {...actionMessages[action]} />
        </DropdownMenuItem>
      ),
    )}
  </DropdownMenu>
);
