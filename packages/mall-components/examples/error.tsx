import { ErrorView } from '@vermilion/mall-components/error';

export const Example = () => <ErrorView status={404} homeHref="/" />;
