import type { StaffPlace } from '@vermilion/api-client/operator';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages';

/** The name of a shop, or "The mall". */
export const PlaceName = ({ place }: { place: Pick<StaffPlace, 'shopName'> }) =>
  place.shopName === null ? <FormattedMessage {...messages.mall} /> : <bdi>{place.shopName}</bdi>;
