import { Checkbox } from '../../checkbox';
import { CheckboxGroup } from '../../checkbox-group';
import { CodeField } from '../../code-field';
import { NumberField } from '../../number-field';
import { NumberStepper } from '../../number-stepper';
import { PasswordField } from '../../password-field';
import { RadioCards } from '../../radio-cards';
import { RadioGroup } from '../../radio-group';
import { RatingInput } from '../../rating-input';
import { SearchField } from '../../search-field';
import { SegmentedControl } from '../../segmented-control';
import { Select } from '../../select';
import { Slider } from '../../slider';
import { Stack } from '../../stack';
import { Switch } from '../../switch';
import { TextArea } from '../../text-area';
import { TextField } from '../../text-field';
import { columnWidth, compare, type Pictures } from './picture';

const named = (...labels: string[]) => labels.map((label) => ({ value: label, label }));
const steps = { decrementLabel: 'One less', incrementLabel: 'One more' };
const sizes = (
  <>
    <option>Small</option>
    <option>Large</option>
  </>
);

export const form: Pictures = {
  Checkbox: compare(
    <Checkbox label="Send me the newsletter" />,
    'A statement that is true when ticked.',
    <Checkbox label="Do not send me no newsletter" defaultChecked />,
    'Ticked before, and twice turned round.',
  ),
  CheckboxGroup: compare(
    <CheckboxGroup label="Sizes" options={named('Small', 'Medium', 'Large')} />,
    'Several of a few, under one question.',
    <Stack gap="xs">
      <Checkbox label="Small size" />
      <Checkbox label="Medium size" />
      <Checkbox label="Large size" />
    </Stack>,
    'Without a group each has to repeat the question.',
  ),
  CodeField: compare(
    <CodeField label="Code from the mail" hint="Six digits" />,
    'Says where the code is and how long.',
    <CodeField label="Code" error="Wrong." />,
    'Which code, and what now?',
  ),
  Field: compare(
    <TextField label="Postal code" error="Write five digits, like 11135." />,
    'The error says how to put it right.',
    <TextField label="Postal code" error="Invalid input." />,
    'It only says that somebody is wrong.',
  ),
  NumberField: compare(
    <NumberField locale="en" label="Weight" hint="In kilograms" defaultValue={1.5} />,
    'A number of any size, with its unit.',
    <NumberField locale="en" label="Postal code" defaultValue={11135} />,
    'Digits that nobody counts with are a text.',
  ),
  NumberStepper: compare(
    <NumberStepper label="Quantity" defaultValue={2} max={9} {...steps} />,
    'A small count, changed by one.',
    <NumberStepper label="Year of birth" defaultValue={1986} {...steps} />,
    'Nobody presses forty times.',
  ),
  PasswordField: compare(
    <PasswordField
      label="Password"
      hint="Ten characters or more"
      revealLabel="Show"
      concealLabel="Hide"
    />,
    'The rule is there before it is broken.',
    <PasswordField label="Password" error="Too short." revealLabel="Show" concealLabel="Hide" />,
    'The rule comes as a reproach.',
  ),
  RadioCards: compare(
    <RadioCards
      label="Delivery"
      defaultValue="post"
      options={[
        { value: 'post', title: 'By post', description: 'Three days', aside: '$4' },
        { value: 'shop', title: 'To collect', description: 'Tomorrow', aside: 'Free' },
      ]}
    />,
    'Choices that want a word of explanation.',
    <RadioCards
      label="Wrap as a gift"
      options={[
        { value: 'yes', title: 'Yes' },
        { value: 'no', title: 'No' },
      ]}
    />,
    'Yes or no is a checkbox.',
  ),
  RadioGroup: compare(
    <RadioGroup label="Title" defaultValue="None" options={named('None', 'Ms', 'Mr')} />,
    'All choices in sight, one of them made.',
    <RadioGroup label="I agree" options={named('I agree')} />,
    'One alone can never be taken back.',
  ),
  RatingInput: compare(
    <RatingInput label="The goods" starLabel={(stars) => `${stars} of 5`} defaultValue={4} />,
    'Says what is rated.',
    <RatingInput label="Rating" starLabel={String} defaultValue={5} />,
    'Rated for the shopper beforehand.',
  ),
  SearchField: compare(
    <SearchField label="Search orders" clearLabel="Clear" />,
    'Says what is searched.',
    <SearchField label="Search" labelHidden placeholder="Type…" clearLabel="Clear" />,
    'What is found here is left to guessing.',
  ),
  SegmentedControl: compare(
    <SegmentedControl
      label="Orders by"
      defaultValue="Week"
      options={named('Day', 'Week', 'Month')}
    />,
    'Two to four short words.',
    <SegmentedControl
      label="Country"
      defaultValue="Sweden"
      options={named('Sweden', 'Norway', 'Finland', 'Denmark', 'Iceland', 'Estonia')}
    />,
    'A long choice is a Select.',
  ),
  Select: compare(
    <Select label="Size">{sizes}</Select>,
    'The label stays when a value is chosen.',
    <Select label="Size" labelHidden>
      <option>Choose a size…</option>
      {sizes}
    </Select>,
    'The question goes away with the answer.',
  ),
  Slider: compare(
    <Slider
      label="Volume"
      defaultValue={40}
      formatValue={(value) => `${value} %`}
      style={columnWidth}
    />,
    'A rough value, shown as it is moved.',
    <Slider label="Price to the cent" max={100000} defaultValue={12345} style={columnWidth} />,
    'Nobody hits one of a hundred thousand.',
  ),
  Switch: compare(
    <Switch label="Mails about orders" defaultChecked />,
    'Takes effect at once.',
    <Switch label="I accept the terms" />,
    'What is sent with a form is a checkbox.',
  ),
  TextArea: compare(
    <TextArea label="Message to the shop" rows={3} />,
    'As tall as what is expected.',
    <TextArea label="Name" rows={5} />,
    'One line of text is a TextField.',
  ),
  TextField: compare(
    <TextField label="Phone" hint="For the courier" />,
    'Label above, reason below.',
    <TextField label="Phone" labelHidden placeholder="Phone (for the courier)" />,
    'Gone with the first letter.',
  ),
};
