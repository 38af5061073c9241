import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

it('is empty while its code cannot be loaded', async () => {
  // Another test of this worker may have loaded the drawings
  vi.resetModules();
  vi.doMock('./drawings', () => {
    throw new Error('offline');
  });
  const { Drawing } = await import('./drawing');
  const { container } = render(<Drawing name="plug" />);
  await vi.dynamicImportSettled();
  expect(container.querySelector('svg')).toBeEmptyDOMElement();
  vi.doUnmock('./drawings');
});
