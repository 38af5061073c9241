import { expect, it } from 'vitest';
import { summaries } from '../component-list';
import { pictures } from './pictures';

/** Components whose correct use cannot be shown in an image. */
const withoutPicture: Record<string, string> = {
  Calendar: 'it is the days of a month; its rules are those of DatePicker',
  Carousel: 'its rules are about time and control',
  ComboBox: 'differs from Select by the number of options',
  Container: 'it is the width of the page',
  DatePicker: 'its rules are about keys and languages',
  FileUpload: 'its rules are about sizes and failures, which its own stories show',
  Form: 'it is the fields in it; see the pattern of forms',
  Gallery: 'its rules are about pictures',
  Image: 'its rules are about loading',
  MegaMenu: 'it needs the width of a page',
  MultiSelect: 'differs from CheckboxGroup by the number of options',
  RouteProgress: 'it is a line at the edge of the window',
  ScrollToTop: 'it shows in a scrolled page alone',
  Sheet: 'differs from Drawer by its heights, which its own stories show',
  SkipLink: 'it is seen with the focus alone',
  TagInput: 'differs from MultiSelect by what may be written',
  ThemeProvider: 'it has no look of its own',
  VisuallyHidden: 'it is not seen',
};

it('shows every component well and badly used, but for those that cannot be seen so', () => {
  const left = [...summaries.keys()].filter((name) => !pictures[name] && !withoutPicture[name]);
  expect(left).toEqual([]);
  expect(
    Object.keys(pictures).filter((name) => !summaries.has(name) || withoutPicture[name]),
  ).toEqual([]);
});
