import { Heading } from '@vermilion/design-system/heading';
import { useParams } from 'react-router';
import { goods } from '../goods';

export default function Goods() {
  const { id } = useParams();
  return <Heading level={1}>{goods.find((one) => one.id === id)?.name}</Heading>;
}
