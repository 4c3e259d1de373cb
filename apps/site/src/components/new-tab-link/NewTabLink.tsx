import { ArrowUpRightIcon, TextLink, type TextLinkProps } from '@waypage/ui';
import { NewTabNote } from '../hidden-addition/HiddenAddition.tsx';

export function NewTabLink({ children, ...rest }: TextLinkProps) {
  return (
    <TextLink {...rest} target="_blank" rel="noopener" iconEnd={<ArrowUpRightIcon size={18} />}>
      {children}
      <NewTabNote />
    </TextLink>
  );
}
