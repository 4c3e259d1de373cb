import type { MessageKey } from '@waypage/content/messages';
import type { Degradation, NoCodeReason } from '#features/read-code/code-reading.ts';
import type { ParameterId } from '#features/read-code/grade-limits.ts';
import type { ContentKind, FieldId } from './content/read-fields.ts';
import type { ImageSide } from './image-view.ts';

type Key = MessageKey<'check-a-code'>;

export const NO_CODE_WORDS: Readonly<
  Record<NoCodeReason, { readonly title: Key; readonly text: Key }>
> = {
  'not-a-picture': {
    title: 'check-a-code:none.not-a-picture.title',
    text: 'check-a-code:none.not-a-picture.text',
  },
  vector: { title: 'check-a-code:none.vector.title', text: 'check-a-code:none.vector.text' },
  'unknown-format': {
    title: 'check-a-code:none.unknown-format.title',
    text: 'check-a-code:none.unknown-format.text',
  },
  broken: { title: 'check-a-code:none.broken.title', text: 'check-a-code:none.broken.text' },
  'too-large': {
    title: 'check-a-code:none.too-large.title',
    text: 'check-a-code:none.too-large.text',
  },
  'no-code': { title: 'check-a-code:none.no-code.title', text: 'check-a-code:none.no-code.text' },
  unreadable: {
    title: 'check-a-code:none.unreadable.title',
    text: 'check-a-code:none.unreadable.text',
  },
  'other-code': {
    title: 'check-a-code:none.other-code.title',
    text: 'check-a-code:none.other-code.text',
  },
  slow: { title: 'check-a-code:none.slow.title', text: 'check-a-code:none.slow.text' },
  failed: { title: 'check-a-code:none.failed.title', text: 'check-a-code:none.failed.text' },
};

export const KIND_WORDS: Readonly<Record<ContentKind, Key>> = {
  address: 'check-a-code:inside.kinds.address',
  contact: 'check-a-code:inside.kinds.contact',
  wifi: 'check-a-code:inside.kinds.wifi',
  phone: 'check-a-code:inside.kinds.phone',
  service: 'check-a-code:inside.kinds.service',
  message: 'check-a-code:inside.kinds.message',
  mail: 'check-a-code:inside.kinds.mail',
  place: 'check-a-code:inside.kinds.place',
  event: 'check-a-code:inside.kinds.event',
  payment: 'check-a-code:inside.kinds.payment',
  password: 'check-a-code:inside.kinds.password',
  product: 'check-a-code:inside.kinds.product',
  action: 'check-a-code:inside.kinds.action',
  text: 'check-a-code:inside.kinds.text',
};

export const DEGRADATION_WORDS: Readonly<Record<Degradation, Key>> = {
  'as-taken': 'check-a-code:degradation.as-taken',
  blurred: 'check-a-code:degradation.blurred',
  small: 'check-a-code:degradation.small',
  dark: 'check-a-code:degradation.dark',
  bleached: 'check-a-code:degradation.bleached',
  'small-bleached': 'check-a-code:degradation.small-bleached',
};

export const SIDE_WORDS: Readonly<Record<ImageSide, Key>> = {
  top: 'check-a-code:findings.edge.why.top',
  right: 'check-a-code:findings.edge.why.right',
  bottom: 'check-a-code:findings.edge.why.bottom',
  left: 'check-a-code:findings.edge.why.left',
};

export const FIELD_WORDS: Readonly<Record<FieldId, Key>> = {
  name: 'check-a-code:inside.fields.name',
  organisation: 'check-a-code:inside.fields.organisation',
  role: 'check-a-code:inside.fields.role',
  phone: 'check-a-code:inside.fields.phone',
  mail: 'check-a-code:inside.fields.mail',
  postal: 'check-a-code:inside.fields.postal',
  url: 'check-a-code:inside.fields.url',
  note: 'check-a-code:inside.fields.note',
  birthday: 'check-a-code:inside.fields.birthday',
  network: 'check-a-code:inside.fields.network',
  security: 'check-a-code:inside.fields.security',
  identity: 'check-a-code:inside.fields.identity',
  password: 'check-a-code:inside.fields.password',
  secret: 'check-a-code:inside.fields.secret',
  account: 'check-a-code:inside.fields.account',
  issuer: 'check-a-code:inside.fields.issuer',
  number: 'check-a-code:inside.fields.number',
  to: 'check-a-code:inside.fields.to',
  subject: 'check-a-code:inside.fields.subject',
  body: 'check-a-code:inside.fields.body',
  position: 'check-a-code:inside.fields.position',
  title: 'check-a-code:inside.fields.title',
  start: 'check-a-code:inside.fields.start',
  end: 'check-a-code:inside.fields.end',
  place: 'check-a-code:inside.fields.place',
  payee: 'check-a-code:inside.fields.payee',
  payeeAccount: 'check-a-code:inside.fields.payeeAccount',
  amount: 'check-a-code:inside.fields.amount',
  reference: 'check-a-code:inside.fields.reference',
};

export const PARAMETER_WORDS: Readonly<Record<ParameterId, Key>> = {
  contrast: 'check-a-code:grades.parameters.contrast',
  modulation: 'check-a-code:grades.parameters.modulation',
  margin: 'check-a-code:grades.parameters.margin',
  correction: 'check-a-code:grades.parameters.correction',
  axial: 'check-a-code:grades.parameters.axial',
  grid: 'check-a-code:grades.parameters.grid',
  fixed: 'check-a-code:grades.parameters.fixed',
  information: 'check-a-code:grades.parameters.information',
};
