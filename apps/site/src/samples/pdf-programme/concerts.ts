import type { MessageKey } from '@waypage/content/messages';

type Key = MessageKey<'sample-pdf-programme'>;

interface Concert {
  readonly time: string;
  readonly title: Key;
  readonly by: Key;
  /** Only in the PDF. */
  readonly note: Key;
}

export const CONCERTS: readonly Concert[] = [
  {
    time: '10:30',
    title: 'sample-pdf-programme:first',
    by: 'sample-pdf-programme:firstBy',
    note: 'sample-pdf-programme:firstNote',
  },
  {
    time: '12:00',
    title: 'sample-pdf-programme:second',
    by: 'sample-pdf-programme:secondBy',
    note: 'sample-pdf-programme:secondNote',
  },
  {
    time: '14:00',
    title: 'sample-pdf-programme:third',
    by: 'sample-pdf-programme:thirdBy',
    note: 'sample-pdf-programme:thirdNote',
  },
  {
    time: '17:30',
    title: 'sample-pdf-programme:fourth',
    by: 'sample-pdf-programme:fourthBy',
    note: 'sample-pdf-programme:fourthNote',
  },
  {
    time: '21:00',
    title: 'sample-pdf-programme:fifth',
    by: 'sample-pdf-programme:fifthBy',
    note: 'sample-pdf-programme:fifthNote',
  },
];
