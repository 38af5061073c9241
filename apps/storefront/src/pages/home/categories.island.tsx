import { CategoryPanel } from '@vermilion/mall-components/category';
import { toCategories } from '../../frame/header-data';
import { useCategories } from '../../frame/use-categories';

/** The category panel over the banner. */
export default function Categories() {
  return <CategoryPanel categories={toCategories(useCategories())} placement="overlay" />;
}
