import { Button } from '../../button';
import { Calendar } from '../../calendar';
import { ComboBox } from '../../combo-box';
import { DatePicker } from '../../date-picker';
import { FileUpload, type FileUploadLabels } from '../../file-upload';
import { ErrorSummary, Form } from '../../form';
import { MultiSelect } from '../../multi-select';
import { TagInput } from '../../tag-input';
import { TextField } from '../../text-field';
import { compare, type Pictures } from './picture';

const named = (...labels: string[]) => labels.map((label) => ({ value: label, label }));
const listTexts = { toggleLabel: 'Show', emptyLabel: 'None' };
const tagTexts = { ...listTexts, removeLabel: (label: string) => `Remove ${label}` };
const entryTexts = {
  removeLabel: (entry: string) => `Remove ${entry}`,
  duplicateLabel: (entry: string) => `${entry} is there already`,
};
const months = {
  locale: 'en',
  today: '2026-11-03',
  previousLabel: 'Previous month',
  nextLabel: 'Next month',
};
const dateTexts = {
  ...months,
  toggleLabel: 'Choose a day',
  invalidLabel: 'No day',
  unavailableLabel: 'Not then',
};
const uploads: FileUploadLabels = {
  choose: 'Choose pictures',
  drop: 'Let go',
  remove: (name) => `Remove ${name}`,
  removed: (name) => `${name} removed`,
  retry: (name) => `Send ${name} again`,
  progress: (name) => `Sending ${name}`,
  done: 'Sent',
  failed: 'Not sent',
};
const noFiles = { items: [], labels: uploads, onAdd: () => undefined, onRemove: () => undefined };
const weekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());

/** Fields that are found by typing, days, files, and the form around them. */
export const formLists: Pictures = {
  Calendar: compare(
    <Calendar {...months} label="Delivery" defaultValue="2026-11-12" unavailable={weekend} />,
    'Days without delivery cannot be chosen, and are seen at once.',
    <Calendar {...months} label="Date of birth" />,
    'Forty years of pressing: a date that is known is typed.',
  ),
  ComboBox: compare(
    <ComboBox
      {...listTexts}
      pendingLabel="Loading"
      label="Country"
      defaultValue="Laos"
      options={named('Laos', 'Thailand', 'Viet Nam')}
    />,
    'Many options, whose names people know.',
    <ComboBox
      {...listTexts}
      pendingLabel="Loading"
      label="Gift wrap"
      options={named('Yes', 'No')}
    />,
    'Two options are a Checkbox, or radios that show both.',
  ),
  DatePicker: compare(
    <DatePicker {...dateTexts} label="Delivery on" hint="Tomorrow at the earliest" />,
    'Typed or chosen; the hint says which days there are.',
    <DatePicker {...dateTexts} label="Date" error="Out of range." />,
    'Which days would do?',
  ),
  FileUpload: compare(
    <FileUpload {...noFiles} label="Pictures" hint="JPG or PNG, up to 1 MB each, five at most" />,
    'All limits are there before something is chosen.',
    <FileUpload {...noFiles} label="Upload" error="Something went wrong." />,
    'Of which file, why, and what now?',
  ),
  Form: compare(
    <Form
      summary={<ErrorSummary title="One answer is missing" />}
      errors={[{ controlId: 'picture-street', message: 'Write the street and the number.' }]}
    >
      <TextField
        id="picture-street"
        label="Street"
        required
        error="Write the street and the number."
      />
      <Button variant="primary">Save address</Button>
    </Form>,
    'The summary leads to the field; the button can be pressed again.',
    <Form summary={<ErrorSummary title="Wrong" />}>
      <TextField label="Street" />
      <Button variant="primary" disabled>
        Save address
      </Button>
    </Form>,
    'What is missing? The button cannot be asked.',
  ),
  MultiSelect: compare(
    <MultiSelect
      {...tagTexts}
      label="Materials"
      defaultValue={['Linen', 'Wool']}
      options={named('Linen', 'Wool', 'Hemp', 'Silk')}
    />,
    'What is chosen stays in sight and can be let go.',
    <MultiSelect {...tagTexts} label="Size" options={named('S', 'M')} />,
    'A few options are seen at once in CheckboxGroup.',
  ),
  TagInput: compare(
    <TagInput
      {...entryTexts}
      label="Keywords"
      hint="Enter or a comma ends a keyword"
      defaultValue={['linen', 'washed']}
    />,
    'Free words, and how one ends.',
    <TagInput {...entryTexts} label="Country" defaultValue={['Laos', 'Loas']} />,
    'Where only certain words are right, they are offered: MultiSelect.',
  ),
};
