import { Heading } from '@vermilion/design-system/heading';
import { goods } from '../../goods';

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <Heading level={1}>{goods.find((one) => one.id === id)?.name}</Heading>;
}
