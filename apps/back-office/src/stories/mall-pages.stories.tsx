import type { Meta, StoryObj } from '@storybook/react-vite';
import { MallError } from '@vermilion/api-client';
import { OfficePage } from '../testing/office-page';

const meta: Meta<typeof OfficePage> = {
  title: 'Back office/The mall',
  component: OfficePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { place: 'mall' },
};
export default meta;
type Story = StoryObj<typeof OfficePage>;

const none = async () => ({ list: [], total: 0, pages: 1 });
const failed = () =>
  Promise.reject(new MallError({ kind: 'transport', operation: 'story', code: 0, status: 0 }));

export const Applications: Story = { args: { path: '/applications' } };
export const OneApplication: Story = { args: { path: '/applications?open=31' } };
export const Reports: Story = { args: { path: '/reports' } };
export const OneReport: Story = { args: { path: '/reports?open=41' } };
export const ReportsNone: Story = { args: { path: '/reports', calls: { operatorReports: none } } };
export const Shops: Story = { args: { path: '/shops' } };
export const OneShop: Story = { args: { path: '/shops/7' } };
export const Shoppers: Story = { args: { path: '/shoppers' } };
export const OneShopper: Story = { args: { path: '/shoppers/9' } };
export const Categories: Story = { args: { path: '/categories' } };
export const HomePage: Story = { args: { path: '/home-page' } };
export const LogoAndPictures: Story = { args: { path: '/home-page?tab=look' } };
export const HomePreview: Story = { args: { path: '/home-page?tab=preview' } };
export const NewActivity: Story = { args: { path: '/home-page/activities/new' } };
export const OneActivity: Story = { args: { path: '/home-page/activities/4' } };
export const Agreements: Story = { args: { path: '/agreements' } };
export const OneAgreement: Story = { args: { path: '/agreements/7' } };
export const Words: Story = { args: { path: '/words' } };
export const Translations: Story = { args: { path: '/words?tab=texts' } };
export const Payouts: Story = { args: { path: '/payouts' } };
export const Keys: Story = { args: { path: '/keys' } };
export const Jobs: Story = { args: { path: '/jobs' } };
export const JobsRecurring: Story = { args: { path: '/jobs?tab=recurring' } };
export const JobsNone: Story = { args: { path: '/jobs', calls: { deadJobs: none } } };
export const JobsFailed: Story = { args: { path: '/jobs', calls: { deadJobs: failed } } };
export const AuditLog: Story = { args: { path: '/audit' } };
export const Mails: Story = { args: { path: '/mails' } };
