/** Exports with a new name, by package. A name is unique within its package. */
export const exports = {
  'design-system': {
    GalleryPicture: 'GalleryImage',
    StepDetail: 'NumberStepperChangeDetail',
    radioAppearances: 'radioGroupLayouts',
    stepperSizes: 'numberStepperSizes',
  },
  'mall-components': {
    CaptchaWay: 'CaptchaMethod',
    CheckoutSums: 'CheckoutTotals',
    CheckoutSumsModel: 'CheckoutTotalsModel',
    CheckoutSumsProps: 'CheckoutTotalsProps',
    FIXED_AFTER: 'FIXED_HEADER_OFFSET',
    LoginKnowledge: 'LoginValidators',
    LoginOffers: 'LoginMethods',
    NICKNAME_MAX: 'NICKNAME_MAX_LENGTH',
    NOTE_MAX: 'NOTE_MAX_LENGTH',
    ServerWord: 'ServerMessage',
    SumBar: 'CartSummary',
    SumBarProps: 'CartSummaryProps',
    Ticked: 'SelectionState',
    cartSum: 'cartTotals',
    destination: 'nextLoginMode',
    initialMode: 'initialLoginMode',
    pictureWidths: 'imageWidths',
    reconcile: 'reconcileSelection',
    tickedState: 'selectionState',
    toInput: 'formatMoneyInput',
    toggle: 'toggleRows',
  },
  'api-client': { MallErrorReason: 'MallErrorKind' },
};

/** Exports that are in another entry of their package. */
export const moved = {
  '@vermilion/design-system/dropdown-menu': {
    DropdownMenuRadioGroup: 'dropdown-menu-choice',
    DropdownMenuRadioGroupProps: 'dropdown-menu-choice',
    DropdownMenuRadioItem: 'dropdown-menu-choice',
    DropdownMenuRadioItemProps: 'dropdown-menu-choice',
  },
  '@vermilion/mall-components/goods': { CouponChip: 'coupon' },
};

/** Modules with a new name. */
export const modules = {
  '@vermilion/mall-components/lang/lao.json': '@vermilion/mall-components/lang/lo.json',
};

/**
 * Props with a new name and the same value, by package and component.
 * @type {Record<string, Record<string, Record<string, string>>>}
 */
export const props = {
  'design-system': {
    ComboBox: {
      controlId: 'id',
      emptyText: 'emptyLabel',
      loading: 'pending',
      loadingText: 'pendingLabel',
    },
    FileUpload: { controlId: 'id' },
    Gallery: { pictures: 'images' },
    MegaMenu: { onOpenChange: 'onOpenIdChange' },
    RadioGroup: { appearance: 'layout' },
    RouteProgress: { active: 'pending' },
  },
  'mall-components': {
    CartRow: { onTick: 'onSelectedChange', ticked: 'selected' },
    CartView: { onQuantityChange: 'onQuantitySave' },
    CheckoutSums: { sums: 'totals' },
    CheckoutView: { sums: 'totals', sumsPending: 'totalsPending' },
    Gallery: { pictures: 'images' },
    PriceRangeFilter: { onChange: 'onRangeChange' },
    SkuPicker: { onChange: 'onSelectionChange' },
  },
};

/** Values of props with a new name, by package, component and prop. */
export const values = {
  'design-system': {
    ConfirmDialog: { tone: { primary: 'neutral' } },
    DropdownMenuItem: { tone: { default: 'neutral' } },
  },
};

/** Props that mean the opposite under their new name. */
export const inverted = {
  'design-system': {
    Dialog: { keepOnOutsidePress: 'closeOnOutsidePress' },
    Drawer: { keepOnOutsidePress: 'closeOnOutsidePress' },
  },
};
