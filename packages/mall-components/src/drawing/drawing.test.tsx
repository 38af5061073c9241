import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Drawing } from './drawing';

vi.mock('./drawings', () => {
  throw new Error('offline');
});

it('is empty while its code cannot be loaded', async () => {
  const { container } = render(<Drawing name="plug" />);
  await vi.dynamicImportSettled();
  expect(container.querySelector('svg')).toBeEmptyDOMElement();
});
