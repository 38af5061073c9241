import { actions } from './actions';
import { feedback } from './feedback';
import { form } from './form';
import { layoutAndText } from './layout-and-text';
import { mediaAndData } from './media-and-data';
import { navigation } from './navigation';
import { overlay } from './overlay';
import type { Pictures } from './picture';

/** Correct and incorrect use of components, by name. */
export const pictures: Pictures = {
  ...layoutAndText,
  ...actions,
  ...form,
  ...navigation,
  ...overlay,
  ...feedback,
  ...mediaAndData,
};
