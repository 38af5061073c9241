/** A titled list of links. */
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

/** An accepted payment method. */
export interface FooterPayment {
  id: string;
  /** Brand name, as shoppers know it. */
  label: string;
}
