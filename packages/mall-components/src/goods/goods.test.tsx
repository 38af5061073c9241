import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { samplePicture } from '../testing/pictures';
import { renderInEnglish } from '../testing/render-in-english';
import { sampleGoods } from '../testing/samples';
import { Gallery, GoodsGrid, LoadMore } from '.';

describe('GoodsGrid', () => {
  it('has one link per card, named by the goods', () => {
    renderInEnglish(<GoodsGrid goods={sampleGoods(3)} />);
    const [first] = sampleGoods(1);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('link', { name: first?.name })).toHaveAttribute('href', first?.href);
  });

  it('has slots for a badge, a rating and buttons outside the link', async () => {
    const [goods] = sampleGoods(1);
    const onAdd = vi.fn();
    renderInEnglish(
      <GoodsGrid
        goods={sampleGoods(1)}
        slots={({ name }) => ({
          badge: 'New',
          rating: 'Five stars',
          collect: <button aria-label={`Collect ${name}`} />,
          action: <button onClick={onAdd}>Add</button>,
        })}
      />,
    );
    expect(screen.getByText('New')).toBeVisible();
    expect(screen.getByText('Five stars')).toBeVisible();
    expect(screen.getByRole('button', { name: `Collect ${goods?.name}` })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(onAdd).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: goods?.name })).toBeVisible();
  });

  it('accepts string ids', () => {
    renderInEnglish(
      <GoodsGrid goods={sampleGoods(2).map((one) => ({ ...one, id: `g-${one.id}` }))} />,
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('distinguishes loading, empty and failed', async () => {
    const onRetry = vi.fn();
    const { rerender } = renderInEnglish(<GoodsGrid goods={[]} state="loading" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    rerender(<GoodsGrid goods={[]} />);
    expect(screen.getByText(/No items found/)).toBeInTheDocument();
    rerender(<GoodsGrid goods={[]} state="failed" onRetry={onRetry} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('loads more with a button, one request at a time', async () => {
    const onMore = vi.fn();
    const { rerender } = renderInEnglish(<LoadMore state="idle" onMore={onMore} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    rerender(<LoadMore state="loading" onMore={onMore} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(onMore).toHaveBeenCalledOnce();
  });
});

describe('Gallery', () => {
  const images = [0, 1, 2].map(samplePicture);

  it('changes the image on press and arrow keys, wrapping around', async () => {
    renderInEnglish(<Gallery name="Mug" images={images} />);
    await userEvent.click(screen.getByRole('button', { name: 'Picture 2' }));
    expect(screen.getByRole('img', { name: 'Mug, picture 2 of 3' })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('img', { name: 'Mug, picture 1 of 3' })).toBeInTheDocument();
  });

  it('requests an image once, even if the shop entered it twice', () => {
    renderInEnglish(<Gallery name="Mug" images={[...images, ...images]} />);
    expect(screen.getAllByRole('button', { name: /^Picture / })).toHaveLength(3);
  });

  it('opens the images in a lightbox', async () => {
    renderInEnglish(<Gallery name="Mug" images={images} />);
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge the picture' }));
    expect(await screen.findByRole('dialog', { name: 'Pictures of Mug' })).toBeVisible();
  });

  it('says over the picture that all is sold out, and nothing while something is left', () => {
    const { rerender } = renderInEnglish(<Gallery name="Mug" images={images} />);
    expect(screen.queryByText('Sold out')).toBeNull();
    rerender(<Gallery name="Mug" images={images} soldOut />);
    expect(screen.getByText('Sold out')).toBeVisible();
  });

  it('shows the image of the selected sku', () => {
    const { rerender } = renderInEnglish(<Gallery name="Mug" images={images} />);
    rerender(<Gallery name="Mug" images={images} chosenSrc={images[2]} />);
    expect(screen.getByRole('img', { name: 'Mug, picture 3 of 3' })).toBeInTheDocument();
  });

  it('shows the image of another sku whatever was looked at, in the place of the one before', async () => {
    const { rerender } = renderInEnglish(
      <Gallery name="Mug" images={images} chosenSrc={images[1]} />,
    );
    const before = screen.getByRole('img', { name: 'Mug, picture 2 of 3' });
    await userEvent.click(screen.getByRole('button', { name: 'Picture 1' }));
    rerender(<Gallery name="Mug" images={images} chosenSrc={images[2]} />);
    expect(screen.getByRole('img', { name: 'Mug, picture 3 of 3' })).toBe(before);
  });
});
