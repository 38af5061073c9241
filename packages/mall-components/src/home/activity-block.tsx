import { ActivityGallery, ActivityStrip, ActivityTiles } from './activity-layouts';
import { Section } from './section';
import type { Activity, ActivityLayout } from './types';

export interface ActivityBlockProps {
  /** The activity; without goods nothing is rendered. */
  activity: Activity;
}

const layouts = {
  strip: ActivityStrip,
  tiles: ActivityTiles,
  gallery: ActivityGallery,
} satisfies Record<ActivityLayout, unknown>;

/** An activity in its own layout, with a link to all of its goods. */
export function ActivityBlock({ activity }: ActivityBlockProps) {
  if (activity.goods.length === 0) return null;
  const Layout = layouts[activity.layout];
  return (
    <Section title={activity.name} deck={activity.deck} href={activity.href}>
      <Layout goods={activity.goods} />
    </Section>
  );
}
