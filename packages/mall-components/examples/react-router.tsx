import messages from '@vermilion/mall-components/lang/en.json';
import { ReactRouterMallProvider } from '@vermilion/mall-components/react-router';
import { Outlet } from 'react-router';

/** The component of the root route. */
export const Example = () => (
  <ReactRouterMallProvider locale="en" messages={messages} currency="EUR" currencySymbol="€">
    <Outlet />
  </ReactRouterMallProvider>
);
