import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { Button } from '../button';
import { Dialog } from '../dialog';
import type { ComboBoxOption, ComboBoxProps } from '.';
import { ComboBox } from '.';

export const countries: ComboBoxOption[] = [
  { value: 'kh', label: 'Cambodia', description: '+855' },
  { value: 'ci', label: 'Côte d’Ivoire', description: '+225' },
  { value: 'fr', label: 'France', description: '+33' },
  { value: 'la', label: 'Laos', description: '+856' },
  { value: 'es', label: 'Spain', description: '+34' },
  { value: 'th', label: 'Thailand', description: '+66' },
  { value: 'vn', label: 'Vietnam', description: '+84', disabled: true },
];

/** What the stories have in common. */
export const countryArgs = {
  label: 'Country',
  options: countries,
  placeholder: 'Type or choose',
  toggleLabel: 'Show countries',
  pendingLabel: 'Looking for countries',
  emptyLabel: 'No such country. Try fewer letters.',
  countLabel: (count: number) => `${count} fit`,
  style: { maxWidth: 360 },
};

const continents: Record<string, string> = { ci: 'Africa', fr: 'Europe', es: 'Europe' };
/** The countries with their groups. */
export const byContinent = countries
  .map((country) => ({ ...country, group: continents[country.value] ?? 'Asia' }))
  .toSorted((one, other) => one.group.localeCompare(other.group, 'en'));

/** A very long list. */
export const villages = Array.from({ length: 10_000 }, (_, index) => ({
  value: String(index),
  label: `Village ${index + 1}`,
}));

/** Most options that the server returns. */
export const MAX_MATCHES = 50;

/** Options from a server: a query returns the first matches. The first request fails. */
export function ServerSearch(args: ComboBoxProps) {
  const [found, setFound] = useState<readonly ComboBoxOption[]>([]);
  const [state, setState] = useState<'pending' | 'failed'>();
  const requested = useRef({ typed: '', times: 0 });
  const find = (typed: string) => {
    requested.current = { typed, times: requested.current.times + 1 };
    const { times } = requested.current;
    setState('pending');
    void Promise.resolve().then(() => {
      setFound(times === 1 ? [] : villages.filter(({ label }) => label.includes(` ${typed}`)));
      setState(times === 1 ? 'failed' : undefined);
    });
  };
  const failure = {
    label: 'The villages did not come.',
    retryLabel: 'Try again',
    onRetry: () => find(requested.current.typed),
  };
  return (
    <ComboBox
      {...args}
      filter="none"
      options={found.slice(0, MAX_MATCHES)}
      pending={state === 'pending'}
      failure={state === 'failed' ? failure : undefined}
      moreLabel={found.length > MAX_MATCHES ? 'Type more to see the others' : undefined}
      onInputChange={(text, { reason }) => reason === 'input' && find(text)}
    />
  );
}

/** A dialog around the field. */
export const InDialog = ({ children }: { children: ReactNode }) => (
  <Dialog
    title="Edit address"
    closeLabel="Close"
    defaultOpen
    footer={<Button variant="primary">Save</Button>}
  >
    {children}
  </Dialog>
);
