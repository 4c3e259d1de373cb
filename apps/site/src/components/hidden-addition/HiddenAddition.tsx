import { VisuallyHidden } from '@waypage/ui';

export interface HiddenAdditionProps {
  readonly children: string;
}

/** Words that follow a link's own text for screen readers alone, so that the link is named fully. */
export function HiddenAddition({ children }: HiddenAdditionProps) {
  // One text: two would be kept apart by a comment in the page's HTML, in dozens of links.
  return <VisuallyHidden>{` ${children}`}</VisuallyHidden>;
}
