import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../testing/axe-violations';
import { agreement } from '../testing/content-samples';
import { openMall } from '../testing/open-mall';
import { failure } from '../testing/open-office';

describe('the agreements', () => {
  it('are listed with their versions, states and who accepted them, by what they are about', async () => {
    const { calls, router } = openMall('/agreements');
    const link = await screen.findByRole('link', { name: 'Privacy, version 2' });
    expect(link.closest('tr')).toHaveTextContent(/In force.*1,204 accounts/);
    await userEvent.selectOptions(screen.getByLabelText('About'), 'Privacy');
    expect(router.state.location.search).toBe('?kind=privacy');
    await vi.waitFor(() =>
      expect(calls.operatorAgreements).toHaveBeenLastCalledWith(
        { kind: 'privacy' },
        expect.anything(),
      ),
    );
    expect(await axeViolations()).toEqual([]);
  });

  it('begin anew with a version, as a draft', async () => {
    const { calls, router } = openMall('/agreements/6', {
      operatorAgreement: async () => ({ ...agreement, id: 6, state: 'inForce', number: 2 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'New draft of this' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/agreements/8'));
    const { kind, text, translations } = agreement;
    expect(calls.createAgreement.mock.calls[0]?.[0]).toEqual({ kind, text, translations });
  });
});

describe('a draft', () => {
  it('is edited, and both versions are shown when somebody else has saved it', async () => {
    const { calls } = openMall('/agreements/7', {
      saveAgreement: vi
        .fn(async () => agreement)
        .mockRejectedValueOnce(
          failure('business', 'stale', { ...agreement, version: 3, text: '<p>Theirs</p>' }),
        ),
    });
    const text = await screen.findByRole('textbox', { name: /^Text/ });
    await userEvent.clear(text);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Fill this in')).toBeVisible();
    await userEvent.type(text, '<p>Mine</p>');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save mine' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(calls.saveAgreement).toHaveBeenLastCalledWith({
      id: 7,
      version: 3,
      text: '<p>Mine</p>',
      translations: agreement.translations,
    });
  });

  it('is published at once or from a time on, and read in its languages before', async () => {
    const { calls } = openMall('/agreements/7');
    await userEvent.selectOptions(
      await screen.findByLabelText('Language', { selector: 'main *' }),
      'Français',
    );
    expect(screen.getByText('Nous gardons peu.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Publish' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('It is published.')).toBeVisible();
    expect(calls.publishAgreement).toHaveBeenCalledWith({ id: 7, version: 2, fromTime: null });
  });
});
