import { RouteProgress } from '@vermilion/design-system/route-progress';

/** `isLoading` is what the router says: `useNavigation().state !== 'idle'` of React Router. */
export const Example = ({ isLoading }: { isLoading: boolean }) => (
  <RouteProgress pending={isLoading} label="Loading the page" />
);
