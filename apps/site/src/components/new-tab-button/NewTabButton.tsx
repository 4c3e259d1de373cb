import { ArrowUpRightIcon, Button, type ButtonProps } from '@waypage/ui';
import { NewTabNote } from '../new-tab-note/NewTabNote.tsx';

interface Props extends ButtonProps {
  /** URL on another host. */
  readonly href: string;
}

/** A button that leads to another host: in a new tab, marked by an arrow and said to screen readers. */
export function NewTabButton({ href, children, ...rest }: Props) {
  return (
    <Button
      iconEnd={<ArrowUpRightIcon size={20} />}
      {...rest}
      render={<a href={href} target="_blank" rel="noopener" />}
    >
      {children}
      <NewTabNote />
    </Button>
  );
}
