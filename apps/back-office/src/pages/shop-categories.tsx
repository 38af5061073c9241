import { ProfilePage } from '../profile/profile-page';
import { ShelfList } from '../shelves/shelf-list';

/** The own categories of a shop. */
export const Component = () => <ProfilePage part="categories">{() => <ShelfList />}</ProfilePage>;
