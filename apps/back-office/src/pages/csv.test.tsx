import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { catchDownloads } from '../testing/catch-downloads';
import { openMall } from '../testing/open-mall';

it.each([
  ['/keys', 'Warehouse', 'Warehouse,vmo_2,goods:read,'],
  ['/categories', 'Kettles', 'Kitchen › Kettles,12,Yes'],
  ['/words', 'teapod', 'teapod,17'],
  ['/words?tab=synonyms', 'tea, infusion', '"tea, infusion",The software,Yes'],
  ['/words?tab=ignored', 'tea, infusion', '"tea, infusion",The software,Yes'],
  ['/words?tab=popular', 'kettle', 'kettle,5'],
])('the list at %s is exported as it is shown', async (path, shown, line) => {
  const files = catchDownloads();
  openMall(path, {
    operatorHotWords: async () => [
      { id: 1, version: 1, title: 'kettle', sort: 5, translations: {} },
    ],
  });
  await screen.findAllByText(shown);
  await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.text()).toContain(line);
});
