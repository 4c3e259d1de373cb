import { ArrowUpRightIcon, Button, type ButtonProps } from '@waypage/ui';
import { NewTabNote } from '../screen-reader-text/ScreenReaderText.tsx';

interface Props extends ButtonProps {
  readonly href: string;
}

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
