import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Skeleton } from '.';

describe('Skeleton', () => {
  it('is hidden from assistive technology: its region is busy', () => {
    render(
      <section aria-label="Orders" aria-busy="true">
        <Skeleton shape="text" />
        <Skeleton ratio="1/1" />
      </section>,
    );
    const places = [...screen.getByRole('region', { name: 'Orders' }).children];
    expect(places.map((place) => place.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
  });
});
