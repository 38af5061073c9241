import { ProfilePage } from '../profile/profile-page';
import { ShopCategoryList } from '../shop-categories/shop-category-list';

/** The own categories of a shop. */
export const Component = () => (
  <ProfilePage part="categories">{() => <ShopCategoryList />}</ProfilePage>
);
