import { Button } from '../../button';
import { ButtonGroup } from '../../button-group';
import { Disclosure } from '../../disclosure';
import { CloseIcon, HeartFilledIcon, MoreIcon, TrashIcon } from '../../icon';
import { IconButton } from '../../icon-button';
import { Inline } from '../../inline';
import { Link } from '../../link';
import { Text } from '../../text';
import { ToggleButton } from '../../toggle-button';
import { compare, type Pictures } from './picture';

export const actions: Pictures = {
  Button: compare(
    <Inline gap="sm">
      <Button variant="primary">Buy now</Button>
      <Button>Add to cart</Button>
    </Inline>,
    'One primary button; each begins with a verb.',
    <Inline gap="sm">
      <Button variant="primary">Purchase</Button>
      <Button variant="primary">Cart</Button>
      <Button variant="primary">OK</Button>
    </Inline>,
    'Three that shout, and none says what happens.',
  ),
  ButtonGroup: compare(
    <ButtonGroup label="Zoom">
      <Button>Smaller</Button>
      <Button>Larger</Button>
    </ButtonGroup>,
    'Actions on the same thing.',
    <ButtonGroup label="Address">
      <Button>Edit</Button>
      <Button variant="critical">Delete account</Button>
    </ButtonGroup>,
    'A neighbour of harm is pressed by mistake.',
  ),
  Disclosure: compare(
    <Disclosure title="Care" defaultOpen>
      <Text>Wash at 30 °C.</Text>
    </Disclosure>,
    'The button names what is below, open or closed.',
    <Disclosure title="Click here to show more" defaultOpen>
      <Text>Wash at 30 °C.</Text>
    </Disclosure>,
    'More of what? And open it is not true any more.',
  ),
  IconButton: compare(
    <Inline gap="sm">
      <IconButton label="Close" icon={<CloseIcon />} />
      <IconButton label="More actions" icon={<MoreIcon />} />
    </Inline>,
    'Signs that everybody knows.',
    <Inline gap="sm">
      <IconButton label="Archive" icon={<HeartFilledIcon />} />
      <IconButton label="Delete the account" icon={<TrashIcon />} />
    </Inline>,
    'A guess, or harm without a word: write it out.',
  ),
  Link: compare(
    <Text>
      Read <Link href="#terms">the terms of sale</Link> first.
    </Text>,
    'The words say where it leads.',
    <Text>
      For the terms of sale <Link href="#terms">click here</Link>.
    </Text>,
    'In a list of links this one says nothing.',
  ),
  ToggleButton: compare(
    <ToggleButton defaultPressed>Free freight</ToggleButton>,
    'The words stay; that it is pressed says whether it is on.',
    <ToggleButton defaultPressed>Turn off free freight</ToggleButton>,
    'Pressed, it says the opposite of what it means.',
  ),
};
