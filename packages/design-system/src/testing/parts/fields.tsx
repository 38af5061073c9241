import * as ds from '../..';
import type { Part } from '../part';
import { nothing } from './sample';

const options = [
  { value: 'card', label: 'Card' },
  { value: 'points', label: 'Points' },
];
const cards = options.map(({ value, label }) => ({ value, title: label }));
const uploads = {
  choose: 'Choose pictures',
  drop: 'Let go',
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed`,
  retry: (name: string) => `Send ${name} again`,
  progress: (name: string) => `Sending ${name}`,
  done: 'Sent',
  failed: 'Not sent',
};

const root = (name: string) => ({ root: `[data-component="${name}"]`, rootProps: true });
const texts = { hint: 'A hint', error: 'An error' };

export const comboBoxTexts = { toggleLabel: 'Show', pendingLabel: 'Looking', emptyLabel: 'None' };
export const multiSelectTexts = {
  toggleLabel: 'Show',
  emptyLabel: 'None',
  removeLabel: (label: string) => `Remove ${label}`,
};
export const tagInputTexts = {
  removeLabel: (entry: string) => `Remove ${entry}`,
  duplicateLabel: (entry: string) => `${entry} is there already`,
};
export const dateTexts = {
  locale: 'en-GB',
  toggleLabel: 'Choose a day',
  previousLabel: 'Previous month',
  nextLabel: 'Next month',
  invalidLabel: 'No day',
  unavailableLabel: 'Not then',
};
export const stepperTexts = { label: 'Quantity', decrementLabel: 'Less', incrementLabel: 'More' };

/** Form components. */
export const fieldParts: Part[] = [
  { name: 'Checkbox', element: <ds.Checkbox label="All" {...texts} />, ...root('checkbox') },
  {
    name: 'CheckboxGroup',
    element: <ds.CheckboxGroup label="Pay with" options={options} {...texts} />,
    refReceiver: '[data-part="input"]',
    rootProps: true,
  },
  { name: 'CodeField', element: <ds.CodeField label="Code" {...texts} />, ...root('code-field') },
  {
    name: 'ComboBox',
    element: <ds.ComboBox label="Pay with" options={options} {...comboBoxTexts} {...texts} />,
    refReceiver: '[data-part="value"]',
    ...root('combo-box'),
  },
  {
    name: 'DatePicker',
    element: <ds.DatePicker label="Day" {...dateTexts} {...texts} />,
    refReceiver: '[data-part="value"]',
    ...root('date-picker'),
  },
  {
    name: 'Field',
    element: (
      <ds.Field label="Name" {...texts}>
        {(control) => <input type="text" {...control} />}
      </ds.Field>
    ),
    rootProps: true,
  },
  {
    name: 'FileUpload',
    element: (
      <ds.FileUpload
        label="Pictures"
        items={[]}
        labels={uploads}
        onAdd={nothing}
        onRemove={nothing}
        {...texts}
      />
    ),
    ...root('file-upload'),
  },
  {
    name: 'ErrorSummary',
    element: <ds.ErrorSummary title="One field is wrong" />,
    within: (part) => (
      <ds.Form errors={[{ controlId: 'town', message: 'Missing' }]} summary={part}>
        <ds.TextField id="town" label="Town" />
        <ds.Button type="submit">Save</ds.Button>
      </ds.Form>
    ),
    receiver: '[data-part="summary"]',
  },
  {
    name: 'Form',
    element: (
      <ds.Form summary={<ds.ErrorSummary title="Wrong" />}>
        <ds.Button type="submit">Save</ds.Button>
      </ds.Form>
    ),
    text: 'Save',
  },
  {
    name: 'MultiSelect',
    element: <ds.MultiSelect label="Pay with" options={options} {...multiSelectTexts} {...texts} />,
    refReceiver: '[data-part="value"]',
    ...root('multi-select'),
  },
  {
    name: 'NumberField',
    element: <ds.NumberField label="Price" locale="en" {...texts} />,
    refReceiver: '[data-part="value"]',
    ...root('number-field'),
  },
  {
    name: 'NumberStepper',
    element: <ds.NumberStepper {...stepperTexts} {...texts} />,
    ...root('number-stepper'),
  },
  {
    name: 'PasswordField',
    element: (
      <ds.PasswordField
        label="Password"
        revealLabel="Show"
        concealLabel="Hide"
        autoComplete="new-password"
        {...texts}
      />
    ),
    ...root('text-field'),
  },
  {
    name: 'RadioCards',
    element: <ds.RadioCards label="Pay with" options={cards} {...texts} />,
    refReceiver: '[data-part="input"]',
    rootProps: true,
  },
  {
    name: 'RadioGroup',
    element: <ds.RadioGroup label="Pay with" options={options} {...texts} />,
    refReceiver: '[data-part="input"]',
    rootProps: true,
  },
  {
    name: 'RatingInput',
    element: <ds.RatingInput label="Cup" starLabel={String} {...texts} />,
    refReceiver: 'input[type="radio"]',
    rootProps: true,
  },
  {
    name: 'SearchField',
    element: <ds.SearchField label="Search" clearLabel="Clear" {...texts} />,
    ...root('search-field'),
  },
  {
    name: 'SegmentedControl',
    element: <ds.SegmentedControl label="Pay with" options={options} {...texts} />,
    refReceiver: '[data-part="input"]',
    rootProps: true,
  },
  { name: 'Select', element: <ds.Select label="Country" {...texts} />, ...root('select') },
  { name: 'Slider', element: <ds.Slider label="Price" {...texts} />, ...root('slider') },
  {
    name: 'Slider of a range',
    element: <ds.Slider label="Price" lowLabel="From" highLabel="To" {...texts} />,
    refReceiver: '[data-part="low"]',
    rootProps: true,
  },
  { name: 'Switch', element: <ds.Switch label="In stock" {...texts} />, ...root('switch') },
  {
    name: 'TagInput',
    element: <ds.TagInput label="Words" {...tagInputTexts} {...texts} />,
    refReceiver: '[data-part="value"]',
    ...root('tag-input'),
  },
  { name: 'TextArea', element: <ds.TextArea label="Note" {...texts} />, ...root('text-area') },
  { name: 'TextField', element: <ds.TextField label="Name" {...texts} />, ...root('text-field') },
];
