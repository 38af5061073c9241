import { ChevronLeftIcon, ChevronRightIcon } from '@vermilion/design-system/icon';
import { useIntl } from 'react-intl';
import { messages } from '../messages';
import * as styles from './banner-carousel.css';

interface BannerControlsProps {
  count: number;
  index: number;
  paused: boolean;
  onShow: (index: number) => void;
  onPausedChange: (paused: boolean) => void;
}

const pausePath = 'M7 5h3.500v14H7zM13.500 5H17v14h-3.500z';
const playPath = 'M8 5l11 7-11 7z';

/** Arrows, dots and pause of the carousel. */
export function BannerControls(props: BannerControlsProps) {
  const { count, index, paused, onShow, onPausedChange } = props;
  const intl = useIntl();
  return (
    <div className={styles.controls}>
      <button
        type="button"
        aria-label={intl.formatMessage(paused ? messages.play : messages.pause)}
        className={styles.control}
        onClick={() => onPausedChange(!paused)}
      >
        <svg viewBox="0 0 24 24" width="16" height="16" fill="currentColor" aria-hidden="true">
          <path d={paused ? playPath : pausePath} />
        </svg>
      </button>
      <button
        type="button"
        aria-label={intl.formatMessage(messages.previous)}
        className={styles.control}
        onClick={() => onShow(index - 1)}
      >
        <ChevronLeftIcon size="sm" />
      </button>
      <div className={styles.dots}>
        {Array.from({ length: count }, (_, at) => (
          <button
            key={at}
            type="button"
            aria-label={intl.formatMessage(messages.showSlide, { number: at + 1 })}
            aria-current={at === index ? 'true' : undefined}
            className={styles.dot}
            onClick={() => onShow(at)}
          />
        ))}
      </div>
      <button
        type="button"
        aria-label={intl.formatMessage(messages.next)}
        className={styles.control}
        onClick={() => onShow(index + 1)}
      >
        <ChevronRightIcon size="sm" />
      </button>
    </div>
  );
}
