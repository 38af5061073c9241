import { Alert } from '../alert';
import { Badge } from '../badge';
import { Breadcrumbs } from '../breadcrumbs';
import { Button } from '../button';
import { Card } from '../card';
import { Checkbox } from '../checkbox';
import { Container } from '../container';
import { CountBadge } from '../count-badge';
import { Divider } from '../divider';
import { EmptyState } from '../empty-state';
import { FloatingWidget } from '../floating-widget';
import { Grid } from '../grid';
import { Heading } from '../heading';
import { SearchIcon } from '../icon';
import { IconButton } from '../icon-button';
import { Image } from '../image';
import { Inline } from '../inline';
import { Link } from '../link';
import { NumberStepper } from '../number-stepper';
import { Pagination } from '../pagination';
import { PasswordField } from '../password-field';
import { ProgressBar } from '../progress-bar';
import { RadioGroup } from '../radio-group';
import { Rating } from '../rating';
import { RouteProgress } from '../route-progress';
import { Select } from '../select';
import { Skeleton } from '../skeleton';
import { Spinner } from '../spinner';
import { Stack } from '../stack';
import { Steps } from '../steps';
import { Tabs, TabList } from '../tabs';
import { Tag } from '../tag';
import { Text } from '../text';
import { TextArea } from '../text-area';
import { TextField } from '../text-field';
import { Truncate } from '../truncate';
import { VisuallyHidden } from '../visually-hidden';
import { describeConformance } from './conformance';

const nothing = () => undefined;

describeConformance('Alert', Alert, { children: 'Saved' });
describeConformance('Badge', Badge, { children: 'New' });
describeConformance('Breadcrumbs', Breadcrumbs, {
  label: 'You are here',
  items: [{ label: 'Home' }],
});
describeConformance('Button', Button, { children: 'Buy' });
describeConformance('Card', Card, {});
describeConformance('Checkbox', Checkbox, { label: 'All' }, { root: 'label' });
describeConformance('Container', Container, {});
describeConformance('CountBadge', CountBadge, { count: 3 });
describeConformance('CountBadge on a thing', CountBadge, { count: 3, children: 'Cart' });
describeConformance('Divider', Divider, {});
describeConformance('EmptyState', EmptyState, { children: 'Nothing here.' });
describeConformance('FloatingWidget', FloatingWidget, {
  label: 'Help',
  items: [{ id: 'chat', label: 'Chat', icon: <SearchIcon />, href: '/chat' }],
});
describeConformance('Grid', Grid, { columns: { base: 2, lg: 5 } });
describeConformance('Heading', Heading, { level: 2, children: 'Goods' });
describeConformance('Icon', SearchIcon, { label: 'Search' });
describeConformance('IconButton', IconButton, { label: 'Search', icon: <SearchIcon /> });
describeConformance('Image', Image, { src: 'a.png', alt: '', ratio: '1/1' });
describeConformance('Inline', Inline, {});
describeConformance('Link', Link, { href: '/', children: 'Home' });
describeConformance('NumberStepper', NumberStepper, {
  label: 'Quantity',
  decrementLabel: 'Less',
  incrementLabel: 'More',
  value: 1,
  onValueChange: nothing,
});
describeConformance('Pagination', Pagination, {
  label: 'Pages',
  previousLabel: 'Previous',
  nextLabel: 'Next',
  pageLabel: String,
  page: 1,
  pageCount: 9,
  onPageChange: nothing,
});
describeConformance(
  'PasswordField',
  PasswordField,
  { label: 'Password', revealLabel: 'Show', concealLabel: 'Hide', autoComplete: 'new-password' },
  { root: '[data-component="text-field"]' },
);
describeConformance('ProgressBar', ProgressBar, { label: 'Upload', value: 3 });
describeConformance('RadioGroup', RadioGroup, {
  label: 'Pay with',
  options: [
    { value: 'card', label: 'Card' },
    { value: 'points', label: 'Points' },
  ],
});
describeConformance('Rating', Rating, { value: 4, label: '4 of 5' });
describeConformance('RouteProgress', RouteProgress, { active: false, label: 'Loading' });
describeConformance('Select', Select, { label: 'Country' }, { root: '[data-component="select"]' });
describeConformance('Skeleton', Skeleton, {});
describeConformance('Spinner', Spinner, {});
describeConformance('Stack', Stack, {});
describeConformance('Steps', Steps, {
  label: 'Order',
  steps: [{ label: 'Cart' }],
  current: 0,
  doneLabel: 'done',
});
describeConformance('Tabs', Tabs, {});
describeConformance('TabList', TabList, { label: 'Views' });
describeConformance('Tag', Tag, { children: 'Linen' });
describeConformance('Text', Text, { children: 'Text' });
describeConformance(
  'TextArea',
  TextArea,
  { label: 'Note' },
  { root: '[data-component="text-area"]' },
);
describeConformance(
  'TextField',
  TextField,
  { label: 'Name' },
  { root: '[data-component="text-field"]' },
);
describeConformance('Truncate', Truncate, { children: 'Long' });
describeConformance('VisuallyHidden', VisuallyHidden, { children: 'Heard' });
