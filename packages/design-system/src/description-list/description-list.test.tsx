import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DescriptionList, descriptionListLayouts } from '.';

const items = [
  { term: 'Order', description: '2041' },
  { term: 'Waybill', description: <a href="#waybill">SF 1018</a> },
];

describe('DescriptionList', () => {
  it.each(descriptionListLayouts)('pairs each term with its description in %s', (layout) => {
    render(<DescriptionList items={items} layout={layout} />);
    const terms = screen.getAllByRole('term');
    const descriptions = screen.getAllByRole('definition');
    expect(terms.map((term) => term.textContent)).toEqual(['Order', 'Waybill']);
    expect(terms.map((term) => term.nextElementSibling)).toEqual(descriptions);
    const waybill = within(screen.getByText('Waybill').parentElement ?? document.body);
    expect(waybill.getByRole('link', { name: 'SF 1018' })).toBeInTheDocument();
  });
});
