'use client';
import { useIntl } from 'react-intl';
import { textsOf } from './language';

/** Texts of this app, in the language of the page. */
export const useTexts = () => textsOf(useIntl().locale);
