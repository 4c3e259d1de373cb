import { Link, type LinkProps } from 'react-router-dom';
import { usePageUrl } from '#services/page-url.ts';

interface Props extends Omit<LinkProps, 'to'> {
  /** Path without a language. */
  readonly to: string;
}

export function SiteLink(props: Props) {
  const url = usePageUrl();
  return <Link {...props} aria-current={url === props.to ? 'page' : undefined} />;
}
