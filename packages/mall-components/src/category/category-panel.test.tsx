import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../testing/in-english';
import { sampleCategories } from '../testing/samples';
import { CategoryPanel } from '.';

const link = (name: string) => screen.getByRole('link', { name });

describe('CategoryPanel', () => {
  it('opens on focus, enters by arrow right, leaves by arrow left, closes by Escape', async () => {
    inEnglish(<CategoryPanel categories={sampleCategories} />);
    await userEvent.tab();
    expect(link('Kitchen and table')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    expect(link('All of Kitchen and table')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(link('Kettles')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(link('Kitchen and table')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'Kettles' })).not.toBeInTheDocument();
  });

  it('walks through the first level and shows a third one inside the second', async () => {
    inEnglish(<CategoryPanel categories={sampleCategories} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(link('Home and light')).toHaveFocus();
    expect(screen.getAllByRole('link', { name: 'Gift sets' })).toHaveLength(4);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(link('Pets')).toHaveFocus();
  });

  it('opens when the mouse rests on a category', async () => {
    inEnglish(<CategoryPanel categories={sampleCategories} />);
    await userEvent.hover(link('Garden'));
    expect(await screen.findByRole('link', { name: 'Pots' })).toBeInTheDocument();
  });
});
