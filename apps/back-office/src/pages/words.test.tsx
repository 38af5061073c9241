import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../testing/axe-violations';
import { openMall } from '../testing/open-mall';
import { failure } from '../testing/open-office';

describe('the words', () => {
  it('tell what was searched and found nothing', async () => {
    const { calls } = openMall('/words');
    expect((await screen.findByText('teapod')).closest('tr')).toHaveTextContent('17');
    expect(calls.searchedWords).toHaveBeenCalledWith(
      { found: false, days: 30, limit: 100 },
      expect.anything(),
    );
    expect(await axeViolations()).toEqual([]);
  });

  it('get a line of synonyms, which stays when it is refused; those of the software go', async () => {
    const { calls } = openMall('/words?tab=synonyms', {
      setSearchWord: vi
        .fn(async () => null)
        .mockRejectedValueOnce(failure('validation', 'invalid-value')),
    });
    const field = await screen.findByLabelText('New line');
    await userEvent.type(field, 'sofa{Enter}');
    expect(await screen.findByText(/^The server does not accept this value/)).toBeVisible();
    expect(field).toHaveFocus();
    await userEvent.type(field, ', couch{Enter}');
    await vi.waitFor(() => expect(field).toHaveValue(''));
    expect(calls.setSearchWord).toHaveBeenLastCalledWith({
      kind: 'synonym',
      line: 'sofa, couch',
      used: true,
    });
    await userEvent.click(screen.getByRole('switch', { name: '“tea, infusion” in use' }));
    expect(calls.setSearchWord).toHaveBeenLastCalledWith({
      kind: 'synonym',
      line: 'tea, infusion',
      used: false,
    });
  });

  it('are translated, those first that miss most', async () => {
    const { calls, router } = openMall('/words?tab=texts');
    const name = await screen.findByText('Goods: name');
    const [first] = name.closest('tbody')?.rows ?? [];
    expect(first).toHaveTextContent(/Goods: name.*Français.*40/);
    await userEvent.click(name);
    expect(router.state.location.search).toBe('?tab=texts&kind=goods&language=fr');
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Français: “Iron kettle”' }),
      'Bouilloire',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Translated.')).toBeVisible();
    expect(calls.saveTranslation).toHaveBeenCalledWith({
      kind: 'goods',
      language: 'fr',
      source: 'Iron kettle',
      text: 'Bouilloire',
    });
  });
});
