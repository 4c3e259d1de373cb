import type { MessageKey } from '@waypage/content/messages';
import type { NoCodeReason, Strain } from '../../features/read-code/code-reading.ts';
import type { ContentKind } from './code-content.ts';
import type { PictureSide } from './picture-view.ts';

type Key = MessageKey<'check-a-code'>;

/** What is said where nothing could be read. */
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
  failed: { title: 'check-a-code:none.failed.title', text: 'check-a-code:none.failed.text' },
};

export const KIND_WORDS: Readonly<Record<ContentKind, Key>> = {
  address: 'check-a-code:inside.kinds.address',
  contact: 'check-a-code:inside.kinds.contact',
  wifi: 'check-a-code:inside.kinds.wifi',
  phone: 'check-a-code:inside.kinds.phone',
  message: 'check-a-code:inside.kinds.message',
  mail: 'check-a-code:inside.kinds.mail',
  place: 'check-a-code:inside.kinds.place',
  event: 'check-a-code:inside.kinds.event',
  action: 'check-a-code:inside.kinds.action',
  text: 'check-a-code:inside.kinds.text',
};

export const STRAIN_WORDS: Readonly<Record<Strain, Key>> = {
  'as-taken': 'check-a-code:strain.as-taken',
  blurred: 'check-a-code:strain.blurred',
  small: 'check-a-code:strain.small',
  dark: 'check-a-code:strain.dark',
  bleached: 'check-a-code:strain.bleached',
  'small-bleached': 'check-a-code:strain.small-bleached',
};

export const SIDE_WORDS: Readonly<Record<PictureSide, Key>> = {
  top: 'check-a-code:findings.edge.why.top',
  right: 'check-a-code:findings.edge.why.right',
  bottom: 'check-a-code:findings.edge.why.bottom',
  left: 'check-a-code:findings.edge.why.left',
};
