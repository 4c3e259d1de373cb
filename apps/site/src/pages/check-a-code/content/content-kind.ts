/**
 * What kind of thing a code holds. `password`: what makes one-time passwords; `service`: a code for the phone or its network,
 * such as `*#06#`; `product`: elements of GS1; `action`: a URL of another scheme, which opens an application.
 */
export type ContentKind =
  | 'address'
  | 'contact'
  | 'wifi'
  | 'phone'
  | 'service'
  | 'message'
  | 'mail'
  | 'place'
  | 'event'
  | 'payment'
  | 'password'
  | 'product'
  | 'action'
  | 'text';
