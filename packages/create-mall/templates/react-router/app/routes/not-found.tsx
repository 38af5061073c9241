import { data } from 'react-router';
import { NotFoundPage } from '../../mall/not-found-page';

/** The page is shown with its status. */
export const loader = () => data(null, 404);

export default NotFoundPage;
