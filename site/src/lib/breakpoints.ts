/** The widest window, in px, of a phone, and of a tablet: what is wider has the whole layout. */
export const MAX_WIDTH = { phone: 700, tablet: 1180 };
