import { CodeField } from '../code-field';
import { ComboBox } from '../combo-box';
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
describeConformance('Switch', Switch, { label: 'In stock' }, { root: 'label' });
