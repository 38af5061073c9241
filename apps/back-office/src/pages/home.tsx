import { FirstPage } from '../frame/first-page';
import { useScope, useSession } from '../session/session-context';
import { TodayPage } from '../today/today-page';

/** What a shop sees first: its day, for those who see to orders. All others see the first page of their roles. */
export function Component() {
  const { session } = useSession();
  const mayReadOrders = useScope('orders:read');
  return session.shopId !== null && mayReadOrders ? <TodayPage /> : <FirstPage />;
}
