import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fields } from './fields';
import { publicProps } from './public-props';

const packages = join(import.meta.dirname, '..', '..', '..');
const props = publicProps(join(packages, 'design-system'));
const mallProps = publicProps(join(packages, 'mall-components'), [join(packages, 'design-system')]);

/** Preferred prop names, for consistency across components. */
const words: [RegExp, string][] = [
  [/^(is[A-Z]\w*|has[A-Z]\w*)$/, 'the adjective alone: `open`, `disabled`'],
  [/^(loading|busy|isLoading|inProgress|saving)$/, 'pending'],
  [/^(loadingText|loadingLabel|pendingText|busyLabel)$/, 'pendingLabel'],
  [
    /^(hideLabel|visuallyHiddenLabel|hiddenLabel|\w+Visibility)$/,
    'labelHidden, titleHidden, captionHidden',
  ],
  [/^(appearance|kindOf|look|theme)$/, 'variant, or layout for the arrangement'],
  [/^(colorScheme|intent|severity|status)$/, 'tone'],
  [/^(placement|position|location)$/, 'side and align'],
  [/^(helpText|helperText|description[A-Z]\w*|errorText|errorMessage)$/, 'hint, error'],
  [/^(onClose|onOpen|onToggle|onSelectionChange)$/, 'onOpenChange, onValueChange'],
  [/^(\w*[a-z])Text$/, '…Label'],
  [/^(handle[A-Z]\w*)$/, 'on…'],
];

/** Words with another meaning in some components, with the reason. */
const otherMeanings: Record<string, string> = {
  'CartManageBarProps onSelectionChange': 'the selected rows of the cart',
  'CartShopGroupProps onSelectionChange': 'the selected rows of the cart',
  'CartSummaryProps onSelectionChange': 'the selected rows of the cart',
  'BuyBoxProps onSelectionChange': 'the selected options of a sku',
  'SkuPickerProps onSelectionChange': 'the selected options of a sku',
  'CategoryPanelProps placement': 'where in the header or the page it is used',
  'ErrorViewProps status': 'the status of HTTP',
  'UserMenuProps onOpen': 'an action of its owner: it loads what the menu shows',
  'VisitorLookUpProps onOpen': 'an action: it opens the order',
  'ConfirmActionProps onClose': 'it is rendered while it is open',
  'PaymentCodeDialogProps onClose': 'it is rendered while it is open',
};

describe('vocabulary', () => {
  it('reads every component’s own and inherited props', () => {
    expect(props.length).toBeGreaterThan(700);
    const nameOf = (prop: (typeof props)[number]) => `${prop.owner} ${prop.name}`;
    // its own, of an interface around, of an intersection, and not what was left out
    const names = props.map(nameOf);
    expect(names).toContain('ButtonProps variant');
    expect(names).toContain('PasswordFieldProps hint');
    expect(names).toContain('HoverCardProps onOpenChange');
    expect(names).not.toContain('PasswordFieldProps suffix');
    const size = props.find((prop) => nameOf(prop) === 'ButtonProps size');
    expect(size?.choices).toEqual(['sm', 'md', 'lg']);
  });

  it('uses one name for one concept', () => {
    const wrong = [...props, ...mallProps].flatMap(({ owner, name }) =>
      words
        .filter(([word]) => word.test(name) && !(`${owner} ${name}` in otherMeanings))
        .map(([, instead]) => `${owner}: ${name} is ${instead}`),
    );
    expect(wrong).toEqual([]);
  });

  it('passes a reason to every change callback', () => {
    const callbacks = [...props, ...mallProps]
      .filter(({ name }) => /^on\w*Change$/.test(name))
      // the event of the element itself
      .filter(({ kind }) => !kind.startsWith('ChangeEventHandler<'))
      // the same prop is declared in full beside it
      .filter(({ owner, kind }) => !(owner === 'SliderProps' && kind === 'unknown'));
    expect(callbacks.filter((prop) => mallProps.includes(prop)).length).toBeGreaterThan(25);
    const silent = callbacks.filter(
      ({ parameters: [, detail, ...more] }) =>
        !detail?.startsWith('ChangeDetail<') || more.length > 0,
    );
    expect(silent.map(({ owner, name }) => `${owner} ${name}`)).toEqual([]);
  });

  it('has a change callback on each field', () => {
    const callbacks = ['onValueChange', 'onCheckedChange'];
    const owners = new Set(
      props.filter(({ name }) => callbacks.includes(name)).map(({ owner }) => owner),
    );
    const names = fields.map(({ name }) => name.split(' ')[0]);
    expect(names.filter((name) => !owners.has(`${name}Props`))).toEqual([]);
  });

  it.each([
    ['size', 'xs sm md lg xl xxl'],
    ['gap', 'none xxs xs sm md lg xl xxl xxxl'],
    ['padding', 'none sm md lg xl'],
    ['side', 'top bottom start end'],
    ['align', 'start center end baseline stretch'],
    ['tone', 'neutral brandAccent info positive caution critical inverse'],
    ['weight', 'regular medium bold'],
  ])('uses the same steps of %s everywhere', (name, steps) => {
    const given = props.filter((prop) => prop.name === name && prop.kind === 'choice');
    expect(given.length).toBeGreaterThan(1);
    expect(given.filter(({ choices }) => choices.length > 0).length).toBeGreaterThan(0);
    const strange = given.flatMap(({ owner, choices }) =>
      choices
        .filter((choice) => !steps.split(' ').includes(choice))
        .map((choice) => `${owner} ${choice}`),
    );
    expect(strange).toEqual([]);
  });

  /** Props of one name whose types differ, each with its reason. */
  const manyTypes: Record<string, string> = {
    value: 'what the field holds',
    defaultValue: 'what the field holds',
    children: 'a function where they depend on state',
    label: 'a text where it is an attribute, and not seen',
    labels: 'each component’s own texts',
    min: 'days are texts, as in ISO 8601',
    max: 'days are texts, as in ISO 8601',
    rootProps: 'those of the element',
    ref: 'that of the element',
    color: 'any color in ColorSwatch; elsewhere one of the tokens',
    columns: 'a number of columns in Grid; in Table what they show',
    width: 'pixels of a picture; a share of the line in Skeleton',
    removeLabel: 'of one thing, or of each of several',
    onValueChange: 'declared twice in Slider: in full, and for both of its kinds',
  };

  it('uses one type for props of the same name', () => {
    const kinds = new Map<string, Set<string>>();
    for (const { name, kind } of props) kinds.set(name, (kinds.get(name) ?? new Set()).add(kind));
    const differing = [...kinds].filter(([, found]) => found.size > 1).map(([name]) => name);
    expect(differing.filter((name) => !manyTypes[name])).toEqual([]);
    expect(Object.keys(manyTypes).filter((name) => !differing.includes(name))).toEqual([]);
  });
});
