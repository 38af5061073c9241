import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Id } from '../../settings';
import { renderInEnglish } from '../../testing/render-in-english';
import { sampleSkus } from '../../testing/samples';
import type { SkuMatrix } from '../types';
import { BuyBox } from './buy-box';
import { useSkuChoice } from './use-sku-choice';

interface Props {
  matrix?: SkuMatrix;
  skuId?: number;
  ownName?: string;
  onAddToCart?: (sku: { id: Id }, quantity: number) => void | Promise<unknown>;
  onBuyNow?: (sku: { id: Id }, quantity: number) => void;
  onWatch?: (sku: { id: Id }, watch: boolean) => void;
  watched?: boolean;
}

function Goods({ matrix = sampleSkus, skuId, ownName, ...actions }: Props) {
  const { onAddToCart = vi.fn(), onBuyNow = vi.fn(), onWatch, watched } = actions;
  const choice = useSkuChoice(matrix, skuId);
  return (
    <BuyBox
      name="Shoes"
      ownName={ownName}
      matrix={matrix}
      selection={choice.selection}
      onSelectionChange={choice.setSelection}
      sku={choice.sku}
      quantity={choice.quantity}
      onQuantityChange={choice.setQuantity}
      onAddToCart={onAddToCart}
      onBuyNow={onBuyNow}
      facts="Arrives on Tuesday"
      {...{ onWatch, watched }}
    />
  );
}

describe('BuyBox', () => {
  it('buys the selected sku and quantity', async () => {
    const [onAddToCart, onBuyNow] = [vi.fn(), vi.fn()];
    renderInEnglish(<Goods {...{ onAddToCart, onBuyNow }} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Sage' }));
    await userEvent.click(screen.getByRole('radio', { name: 'L' }));
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(onAddToCart).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 22 }), 2);
    expect(onBuyNow).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Buy now' }));
    expect(onBuyNow).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 22 }), 2);
    expect(onAddToCart).toHaveBeenCalledOnce();
  });

  it('shows the original name of the goods in its language', () => {
    renderInEnglish(<Goods ownName="跑步鞋" />);
    expect(screen.getByText('跑步鞋')).toHaveAttribute('lang', 'zh');
  });

  it('selects within a dimension with arrow keys', async () => {
    renderInEnglish(<Goods />);
    screen.getByRole('radio', { name: 'S' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'M' })).toBeChecked();
  });

  it('can select a sold-out option, but not buy it', async () => {
    renderInEnglish(<Goods />);
    await userEvent.click(screen.getByRole('radio', { name: 'Ink blue' }));
    await userEvent.click(screen.getByRole('radio', { name: 'M, sold out' }));
    expect(screen.getByRole('button', { name: 'Sold out' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Buy now' })).not.toBeInTheDocument();
    expect(screen.getByText(/choose another one/)).toBeVisible();
  });

  it('tells when a sold-out sku is back, on request', async () => {
    const onWatch = vi.fn();
    renderInEnglish(<Goods onWatch={onWatch} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Ink blue' }));
    expect(screen.queryByRole('button', { name: 'Tell me when it is back' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'M, sold out' }));
    await userEvent.click(screen.getByRole('button', { name: 'Tell me when it is back' }));
    expect(onWatch).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ stock: 0 }), true);
  });

  it('says that the shopper will be told, and stops that', async () => {
    const onWatch = vi.fn();
    renderInEnglish(<Goods onWatch={onWatch} watched />);
    await userEvent.click(screen.getByRole('radio', { name: 'Ink blue' }));
    await userEvent.click(screen.getByRole('radio', { name: 'M, sold out' }));
    expect(screen.getByText('We will email you once when it is back.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stop waiting' }));
    expect(onWatch).toHaveBeenCalledExactlyOnceWith(expect.anything(), false);
  });

  it('promises no delivery of what is sold out in every choice, and says so beside the price', () => {
    const gone = { ...sampleSkus, skus: sampleSkus.skus.map((sku) => ({ ...sku, stock: 0 })) };
    const { unmount } = renderInEnglish(<Goods />);
    expect(screen.getByText(/Arrives on Tuesday/)).toBeVisible();
    expect(screen.queryByText('Sold out')).toBeNull();
    unmount();
    renderInEnglish(<Goods matrix={gone} onWatch={vi.fn()} />);
    expect(screen.queryByText(/Arrives on Tuesday/)).toBeNull();
    expect(screen.getByText('Sold out')).toBeVisible();
  });

  it('limits the quantity to the stock of the selected sku', async () => {
    renderInEnglish(<Goods />);
    const quantity = screen.getByRole('spinbutton', { name: 'Quantity' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '30a{Enter}');
    expect(quantity).toHaveValue('30');
    await userEvent.click(screen.getByRole('radio', { name: 'XL' }));
    expect(quantity).toHaveValue('3');
    expect(screen.getByText('Only 3 left')).toBeVisible();
  });

  it('keeps both buttons within reach after scrolling', async () => {
    let see: (inWindow: boolean, top: number) => void = () => undefined;
    class Observer {
      constructor(tell: (entries: unknown[]) => void) {
        see = (isIntersecting, top) => tell([{ isIntersecting, boundingClientRect: { top } }]);
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Observer);
    const onAddToCart = vi.fn();
    renderInEnglish(<Goods onAddToCart={onAddToCart} />);
    act(() => see(false, 900));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    act(() => see(false, -80));
    const bar = await screen.findByRole('region', { name: 'Buy this item' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Add to cart' }));
    expect(onAddToCart).toHaveBeenCalledOnce();
    act(() => see(true, 20));
    expect(bar).not.toBeInTheDocument();
    vi.unstubAllGlobals();
  });

  it('submits an order once while it is pending', async () => {
    const onAddToCart = vi.fn(() => new Promise<void>(() => undefined));
    renderInEnglish(<Goods onAddToCart={onAddToCart} />);
    const button = screen.getByRole('button', { name: 'Add to cart' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(onAddToCart).toHaveBeenCalledTimes(1);
  });
});
