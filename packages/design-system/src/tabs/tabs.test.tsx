import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { because } from '../testing/because';
import { Tab, TabList, TabPanel, Tabs } from '.';

function setUp(onValueChange = vi.fn(), direction: 'ltr' | 'rtl' = 'ltr') {
  render(
    <Tabs style={{ direction }} defaultValue="detail" onValueChange={onValueChange}>
      <TabList label="About">
        <Tab value="detail">Details</Tab>
        <Tab value="off" disabled>
          Off
        </Tab>
        <Tab value="reviews" count={12}>
          Reviews
        </Tab>
      </TabList>
      <TabPanel value="detail">Thrown on the wheel</TabPanel>
      <TabPanel value="off">Nothing</TabPanel>
      <TabPanel value="reviews" keepMounted>
        Just the right size
      </TabPanel>
    </Tabs>,
  );
  return onValueChange;
}

const tab = (name: string) => screen.getByRole('tab', { name });

describe('Tabs', () => {
  it('links tabs and panels and shows one panel', () => {
    setUp();
    const panel = screen.getByRole('tabpanel', { name: 'Details' });
    expect(tab('Details')).toHaveAttribute('aria-controls', panel.id);
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  });

  it('is focusable without an open tab', async () => {
    render(
      <Tabs>
        <TabList label="About">
          <Tab value="off" disabled>
            Off
          </Tab>
          <Tab value="detail">Details</Tab>
          <Tab value="reviews">Reviews</Tab>
        </TabList>
      </Tabs>,
    );
    await userEvent.tab();
    expect(tab('Details')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Reviews')).toHaveFocus();
    expect(tab('Details')).toHaveAttribute('tabindex', '-1');
  });

  it('supports values with spaces', () => {
    render(
      <Tabs defaultValue="To pay">
        <TabList label="Orders">
          <Tab value="To pay">Unpaid</Tab>
        </TabList>
        <TabPanel value="To pay">Nothing is left to pay.</TabPanel>
      </Tabs>,
    );
    expect(screen.getByRole('tabpanel', { name: 'Unpaid' })).toBeVisible();
    expect(tab('Unpaid').getAttribute('aria-controls')).not.toContain(' ');
  });

  it('is one tab stop, followed by the panel', async () => {
    setUp();
    await userEvent.tab();
    expect(tab('Details')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it.each([
    ['{ArrowRight}', 'Reviews 12'],
    ['{ArrowLeft}', 'Reviews 12'],
    ['{ArrowRight}{ArrowRight}', 'Details'],
    ['{End}', 'Reviews 12'],
    ['{End}{Home}', 'Details'],
  ])('moves on %s to %s, skipping the disabled tab', async (keys, name) => {
    setUp();
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(tab(name)).toHaveFocus();
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name })).toBeVisible();
  });

  it.each([
    ['{ArrowLeft}', 'Reviews 12'],
    ['{ArrowLeft}{ArrowRight}', 'Details'],
  ])('moves on %s to %s in right-to-left layouts', async (keys, name) => {
    setUp(vi.fn(), 'rtl');
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(tab(name)).toHaveFocus();
  });

  it('keeps the content of force-mounted panels', () => {
    setUp();
    expect(screen.getByText('Just the right size')).not.toBeVisible();
    expect(screen.queryByText('Nothing')).toBeNull();
  });

  it('reports a change once', async () => {
    const onValueChange = setUp();
    await userEvent.click(tab('Reviews 12'));
    await userEvent.click(tab('Reviews 12'));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('reviews', because('tabPress'));
  });
});

describe('Tabs with addresses', () => {
  const linked = (
    <Tabs defaultValue="detail">
      <TabList label="About">
        <Tab value="detail" href="/goods/3">
          Details
        </Tab>
        <Tab value="reviews" href="/goods/3?tab=reviews">
          Reviews
        </Tab>
      </TabList>
      <TabPanel value="detail">Thrown on the wheel</TabPanel>
      <TabPanel value="reviews">Just the right size</TabPanel>
    </Tabs>
  );

  it('are links without JavaScript', () => {
    const html = renderToString(linked);
    expect(
      html.match(/<a [^>]*href="[^"]*"[^>]*role="tab"|<a [^>]*role="tab"[^>]*>/g),
    ).toHaveLength(2);
    expect(html).not.toContain('tabindex="-1" data-part="tab"');
  });

  it('are selected on click, arrow keys and Space without navigation', async () => {
    render(linked);
    expect(tab('Reviews')).toHaveAttribute('tabindex', '-1');
    await userEvent.click(tab('Reviews'));
    expect(screen.getByText('Just the right size')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    expect(tab('Details')).toHaveFocus();
    expect(screen.getByText('Thrown on the wheel')).toBeVisible();
    tab('Reviews').focus();
    await userEvent.keyboard(' ');
    expect(screen.getByText('Just the right size')).toBeVisible();
  });
});
