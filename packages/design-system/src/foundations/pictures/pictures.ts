import { actions } from './actions';
import { feedback } from './feedback';
import { form } from './form';
import { formLists } from './form-lists';
import { imagePictures } from './images';
import { layoutAndText } from './layout-and-text';
import { mediaAndData } from './media-and-data';
import { navigation } from './navigation';
import { overlay } from './overlay';
import { page } from './page';
import type { Pictures } from './picture';

/** Correct and incorrect use of components, by name. */
export const pictures: Pictures = {
  ...layoutAndText,
  ...actions,
  ...form,
  ...formLists,
  ...navigation,
  ...overlay,
  ...feedback,
  ...mediaAndData,
  ...imagePictures,
  ...page,
};
