import { describe, expect, it } from 'vitest';
import { renderInEnglish } from '../testing/render-in-english';
import { ActivityHero, RankRibbon } from '.';

describe('RankRibbon', () => {
  it.each([1, 3, 4, 20])('shows rank %i as text and as a ribbon', (rank) => {
    const { container } = renderInEnglish(<RankRibbon rank={rank} />);
    expect(container).toHaveTextContent(`${rank}Number ${rank}`);
  });

  it('is the page’s heading, with its deck where there is one', () => {
    const { getByRole, queryByText } = renderInEnglish(
      <ActivityHero title="The long breakfast" imageSrc="/breakfast.webp" />,
    );
    expect(getByRole('heading', { level: 1, name: 'The long breakfast' })).toBeVisible();
    expect(queryByText('Bread')).toBeNull();
  });
});
