import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../testing/axe-violations';
import { banner, look } from '../testing/content-samples';
import { openMall } from '../testing/open-mall';
import { failure } from '../testing/open-office';

describe('the home page', () => {
  it('has banners in two places, which are arranged by keys', async () => {
    const { calls } = openMall('/home-page');
    const down = await screen.findByRole('button', { name: 'Move Spring teas down' });
    down.focus();
    await userEvent.keyboard('{Enter}');
    expect(calls.orderBanners).toHaveBeenCalledWith({ slot: 'main', ids: [5, 4] });
    expect(screen.getByText('There is no banner here.')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('gets a banner with an uploaded picture; a refused file and a refused link stay', async () => {
    const refused = Object.assign(failure('validation', 'invalid-value'), { field: 'link' });
    const { calls } = openMall('/home-page', {
      uploadMallPicture: vi
        .fn(async () => ({ url: '/picture/new.webp' }))
        .mockRejectedValueOnce(failure('validation', 'too-many-pixels')),
      createBanner: vi.fn(async () => ({ id: 9 })).mockRejectedValueOnce(refused),
    });
    const [add] = await screen.findAllByRole('button', { name: 'New banner' });
    await userEvent.click(add as HTMLElement);
    const dialog = within(screen.getByRole('dialog', { name: 'New banner' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Fill this in')).toBeVisible();
    const file = new File(['x'], 'spring.png', { type: 'image/png' });
    await userEvent.upload(dialog.getByLabelText(/^Picture/), file);
    expect(await dialog.findByText(/^This picture is too large/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send spring.png again' }));
    expect(await dialog.findByRole('button', { name: 'Remove Picture 1' })).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Leads to'), 'ftp:');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/^The server does not accept this value/)).toBeVisible();
    expect(dialog.getByLabelText('Leads to')).toHaveFocus();
    await userEvent.clear(dialog.getByLabelText('Leads to'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(calls.createBanner.mock.lastCall?.[0]).toEqual({
      picture: '/picture/new.webp',
      name: '',
      link: '',
      slot: 'main',
      fromTime: null,
      untilTime: null,
      translations: {},
    });
  });

  it('is previewed in a language', async () => {
    const { calls } = openMall('/home-page?tab=preview');
    expect(await screen.findByText('Spring is here')).toBeInTheDocument();
    expect(screen.getByText('Iron kettle')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Language', { selector: 'main *' }), 'ไทย');
    await vi.waitFor(() =>
      expect(calls.previewHome).toHaveBeenLastCalledWith(
        { language: 'th', at: undefined },
        expect.anything(),
      ),
    );
  });
});

describe('logo and pictures of the mall', () => {
  it('are uploaded and saved together', async () => {
    const { calls } = openMall('/home-page?tab=look');
    const file = new File(['x'], 'street.png', { type: 'image/png' });
    await userEvent.upload(await screen.findByLabelText(/^Above the shop street/), file);
    await screen.findByRole('button', { name: 'Remove Above the shop street 1' });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(calls.saveMallLook).toHaveBeenCalledWith({
      version: 2,
      logo: '/picture/logo.webp',
      logoDark: '',
      loginPicture: '',
      recommendPicture: '',
      shopStreetPicture: '/picture/new.webp',
    });
    expect(await axeViolations()).toEqual([]);
  });

  it('show both versions when somebody else was faster', async () => {
    const theirs = { ...look, version: 3, logo: '/picture/theirs.webp' };
    openMall('/home-page?tab=look', {
      saveMallLook: () => Promise.reject(failure('business', 'stale', theirs)),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/somebody else/i)).toBeVisible();
  });
});

describe('an activity', () => {
  it('gets goods that are searched, each with a picture', async () => {
    const { calls, router } = openMall('/home-page/activities/3');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Add goods' }), 'kettle');
    await userEvent.click(await screen.findByRole('option', { name: 'Iron kettle' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Each of the goods needs a picture.')).toBeVisible();
    const file = new File(['x'], 'kettle.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText(/^Picture of Iron kettle/), file);
    await screen.findByRole('button', { name: 'Remove Picture of Iron kettle 1' });
    await userEvent.click(screen.getByRole('button', { name: 'Move Iron kettle up' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(router.state.location.search).toBe('?tab=activities');
    expect(calls.saveActivity).toHaveBeenCalledWith(
      expect.objectContaining({
        id: 3,
        version: 1,
        pictures: [],
        type: 1,
        goods: [
          { goodsId: 3, picture: '/picture/new.webp' },
          { goodsId: 12, picture: banner.picture },
        ],
      }),
    );
  });

  it('asks before another page loses what was typed', async () => {
    const { router } = openMall('/home-page/activities/3');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), ' sale');
    await userEvent.click(screen.getByRole('link', { name: 'All activities' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay on this page' }));
    expect(router.state.location.pathname).toBe('/home-page/activities/3');
  });
});
