/** The concerts of the page and of its PDF. */
export const CONCERTS = [
  { id: 'first', time: '10:30', title: 'sample-pdf-programme:first' },
  { id: 'second', time: '12:00', title: 'sample-pdf-programme:second' },
  { id: 'third', time: '14:00', title: 'sample-pdf-programme:third' },
  { id: 'fourth', time: '17:30', title: 'sample-pdf-programme:fourth' },
  { id: 'fifth', time: '21:00', title: 'sample-pdf-programme:fifth' },
] as const;
