import { ArrowRightIcon, TextLink, type TextLinkProps } from '@waypage/ui';
import { Link } from 'react-router-dom';

interface Props extends Omit<TextLinkProps, 'render' | 'iconEnd'> {
  readonly to: string;
}

/** A link within the site outside of running text. */
export function ArrowLink({ to, ...rest }: Props) {
  return <TextLink {...rest} iconEnd={<ArrowRightIcon size={18} />} render={<Link to={to} />} />;
}
