import type { Meta, StoryObj } from '@storybook/react-vite';
import { SeeInstead } from './see-instead';

const meta = {
  title: 'Also called/Actions and fields',
  component: SeeInstead,
  // Search entries, not components: nothing to test
  tags: ['!autodocs', '!test'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof SeeInstead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Autocomplete: Story = {
  name: 'Autocomplete, typeahead, suggest → ComboBox',
  args: { to: ['ComboBox'] },
};
export const Dropdown: Story = {
  name: 'Dropdown, picker, list box → Select, ComboBox, DropdownMenu',
  args: { to: ['Select', 'ComboBox', 'DropdownMenu'] },
};
export const Input: Story = {
  name: 'Input, text box, textarea, password → TextField, TextArea, PasswordField',
  args: { to: ['TextField', 'TextArea', 'PasswordField'] },
};
export const Toggle: Story = {
  name: 'Toggle, on and off → Switch, ToggleButton',
  args: { to: ['Switch', 'ToggleButton'] },
};
export const ButtonBar: Story = {
  name: 'Button bar, switcher, radio buttons → SegmentedControl, ButtonGroup',
  args: { to: ['SegmentedControl', 'ButtonGroup'] },
};
export const Choice: Story = {
  name: 'Choice card, tile, option card → RadioCards',
  args: { to: ['RadioCards'] },
};
export const Spin: Story = {
  name: 'Spin button, quantity, counter field → NumberStepper, NumberField',
  args: { to: ['NumberStepper', 'NumberField'] },
};
export const Range: Story = { name: 'Range, track bar → Slider', args: { to: ['Slider'] } };
export const Otp: Story = {
  name: 'One-time code, PIN, OTP → CodeField',
  args: { to: ['CodeField'] },
};
export const Dropzone: Story = {
  name: 'Drop zone, attachment, file picker → FileUpload',
  args: { to: ['FileUpload'] },
};
export const Stars: Story = {
  name: 'Stars, score → Rating, RatingInput',
  args: { to: ['Rating', 'RatingInput'] },
};
export const CallToAction: Story = {
  name: 'Call to action, CTA, submit → Button, IconButton',
  args: { to: ['Button', 'IconButton'] },
};
export const TickBox: Story = {
  name: 'Tick box, check list, multiple choice → Checkbox, CheckboxGroup',
  args: { to: ['Checkbox', 'CheckboxGroup'] },
};
export const RadioButton: Story = {
  name: 'Radio button, option button, single choice → RadioGroup, RadioCards',
  args: { to: ['RadioGroup', 'RadioCards'] },
};
export const MultipleSelect: Story = {
  name: 'Multiple select, tags select, token field → MultiSelect, TagInput',
  args: { to: ['MultiSelect', 'TagInput'] },
};
export const DateField: Story = {
  name: 'Date field, day picker, date range → DatePicker, Calendar',
  args: { to: ['DatePicker', 'Calendar'] },
};
export const Find: Story = {
  name: 'Find, filter box, query → SearchField',
  args: { to: ['SearchField'] },
};
export const FormControl: Story = {
  name: 'Form group, form control, validation, error summary → Field, Form',
  args: { to: ['Field', 'Form'] },
};
