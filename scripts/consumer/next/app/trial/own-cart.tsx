'use client';
import { Button } from '@vermilion/design-system/button';
import { CartView } from '@vermilion/mall-components/cart';
import { useState } from 'react';
import { goods } from './goods';

/** A cart whose state the app owns. */
export function OwnCart() {
  const [quantities, setQuantities] = useState<Record<number, number>>({});
  const rows = goods
    .filter(({ id }) => quantities[id])
    .map((one) => ({ ...one, quantity: quantities[one.id] ?? 0, stock: 9 }));
  const set = (id: number, quantity: number) =>
    setQuantities((before) => ({ ...before, [id]: quantity }));
  return (
    <section aria-label="Your cart">
      {goods.map(({ id, name }) => (
        <Button key={id} onClick={() => set(id, (quantities[id] ?? 0) + 1)}>
          Add: {name}
        </Button>
      ))}
      <CartView
        shops={rows.length > 0 ? [{ id: 1, name: 'Harbour', href: '/', rows }] : []}
        invalid={[]}
        onQuantitySave={(id, quantity) => set(id, quantity)}
        onDelete={(ids) => ids.forEach((id) => set(id, 0))}
        onCheckout={() => undefined}
        shoppingHref="/"
      />
    </section>
  );
}
