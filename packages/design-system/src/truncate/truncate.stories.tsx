import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card';
import { Inline } from '../inline';
import { Stack } from '../stack';
import { Truncate } from '.';
import { truncateDocs } from './truncate.docs';

const names = [
  'Hand-thrown stoneware mug with a matt glaze, 350 ml, dishwasher safe, set of two',
  '水洗亚麻毯子柔软透气四季可用沙发盖毯办公室午睡毯加厚大尺寸一百四十乘两百厘米',
  'ผ้าห่มลินินซักนุ่มระบายอากาศได้ดีใช้ได้ทุกฤดูขนาดใหญ่ 140 × 200 เซนติเมตร',
];

const meta = {
  title: 'Design system/Text/Truncate',
  component: Truncate,
  parameters: { documentation: truncateDocs },
  args: { children: names[0], style: { maxWidth: 200 } },
} satisfies Meta<typeof Truncate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const CutAtTwoLines: Story = {
  render: () => (
    <Inline gap="md" align="start">
      {names.map((name) => (
        <Card key={name} padding="md" style={{ width: 200 }}>
          <Truncate>{name}</Truncate>
        </Card>
      ))}
    </Inline>
  ),
};

export const Lines: Story = {
  render: (args) => (
    <Stack gap="md">
      {([1, 2, 3, 4] as const).map((lines) => (
        <Truncate {...args} key={lines} lines={lines} />
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    children: 'Rechtsschutzversicherungsgesellschaftsangestelltenverzeichnis in two volumes',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    lang: 'ar',
    children: 'كوب من الفخار صُنع باليد بطلاء غير لامع، ٣٥٠ مل، آمن في غسالة الصحون، طقم من قطعتين',
  },
};
