import { Countdown } from '@vermilion/design-system/countdown';

const twoDigits = (figure: number) => String(figure).padStart(2, '0');

export const Example = ({ payUntil }: { payUntil: number }) => (
  <Countdown label="Time left to pay" until={payUntil}>
    {({ minutes, seconds }) => `${twoDigits(minutes)}:${twoDigits(seconds)}`}
  </Countdown>
);
