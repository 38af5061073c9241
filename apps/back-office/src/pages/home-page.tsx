import { ActivityList } from '../home-page/activity-list';
import { BannerList } from '../home-page/banner-list';
import { LookForm } from '../home-page/look-form';
import { labels } from '../home-page/messages';
import { Preview } from '../home-page/preview';
import { TabPage } from '../shared/tab-page';

/** The home page of the mall, arranged by hand. */
export function Component() {
  return (
    <TabPage
      title={labels.title}
      tabs={[
        {
          value: 'banners',
          name: labels.banners,
          children: (
            <>
              <BannerList slot="main" />
              <BannerList slot="strip" />
            </>
          ),
        },
        { value: 'activities', name: labels.activities, children: <ActivityList /> },
        { value: 'look', name: labels.look, children: <LookForm /> },
        { value: 'preview', name: labels.preview, children: <Preview /> },
      ]}
    />
  );
}
