export { DescriptionList, descriptionListLayouts } from './description-list';
export type { DescriptionItem, DescriptionListProps } from './description-list';
