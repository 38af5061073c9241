import { Button } from '../button';
import { CodeField } from '../code-field';
import { ComboBox } from '../combo-box';
import { Field } from '../field';
import { Form } from '../form';
import { RatingInput } from '../rating-input';
import { SkipLink } from '../skip-link';
import { Slider } from '../slider';
import { Switch } from '../switch';
import { describeConformance } from './conformance';

describeConformance(
  'CodeField',
  CodeField,
  { label: 'Code' },
  { root: '[data-component="code-field"]' },
);
describeConformance('ComboBox', ComboBox, {
  label: 'Country',
  options: [],
  toggleLabel: 'Show',
  loadingText: 'Looking',
  emptyText: 'None',
});
describeConformance('Field', Field, {
  label: 'Name',
  hint: 'As on the card',
  error: 'Fill it in.',
  children: (control) => <input type="text" {...control} />,
});
describeConformance('Form', Form, {
  errorTitle: 'Wrong',
  children: <Button type="submit">Save</Button>,
});
describeConformance('RatingInput', RatingInput, { label: 'Cup', starLabel: String });
describeConformance('SkipLink', SkipLink, { targetId: 'main', children: 'To the goods' });
describeConformance('Slider', Slider, { label: 'Price', lowLabel: 'From', highLabel: 'To' });
describeConformance('Switch', Switch, { label: 'In stock' }, { root: 'label' });
