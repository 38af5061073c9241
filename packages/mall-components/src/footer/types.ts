/** Links of one kind under a title. */
export interface FooterColumn {
  id: string;
  /** Translated. */
  title: string;
  links: readonly FooterLink[];
}

export interface FooterLink {
  /** Translated. */
  label: string;
  href: string;
}

/** A way to pay that the mall takes. */
export interface FooterPayment {
  id: string;
  /** Its name as shoppers know it. */
  label: string;
}
