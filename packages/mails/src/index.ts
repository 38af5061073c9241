export {
  type EventName,
  events,
  isOptional,
  type Recipient,
  type Topic,
  topicsOf,
  type ValuesOf,
} from './events';
export type { Fact } from './facts';
export {
  type EventTexts,
  eventTexts,
  formatMessage,
  type MailLanguage,
  mailLanguages,
} from './format';
export type { Brand, MailContent } from './mail';
export { cards, contrastRatio, type MailColors, mailColors } from './mail-colors';
export type { OrderFacts, OrderLine } from './order-summary';
export { type RenderedMail, renderMail } from './render-mail';
