/**
 * `password`: the setup of one-time passwords; `service`: a dial code such as `*#06#`; `product`: GS1 elements;
 * `action`: a URL of another scheme, which opens an app.
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
