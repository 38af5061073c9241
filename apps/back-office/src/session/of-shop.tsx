import { EmptyState } from '@vermilion/design-system/empty-state';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages as shared } from '../shared/messages';
import { useSession } from './session-context';

/** What there is in a shop only; who works for the mall is told so. */
export function OfShop({ children }: { children: (shopId: number) => ReactNode }) {
  const { shopId } = useSession().session;
  if (shopId !== null) return children(shopId);
  return (
    <EmptyState>
      <FormattedMessage {...shared.ofShops} />
    </EmptyState>
  );
}
