export {
  picturesOf,
  toApplication,
  toApplicationState,
  toCategories,
  toDraft,
  toTypes,
  toWireApplication,
} from './settlement';
