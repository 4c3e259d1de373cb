import { Link, type LinkProps } from 'react-router-dom';
import { usePageUrl } from '#services/page-url.ts';

interface Props extends Omit<LinkProps, 'to'> {
  /** A page of the site, without a language. */
  readonly to: string;
}

/** A link to a page of the site that says so when it is the one being shown. */
export function SiteLink(props: Props) {
  const url = usePageUrl();
  return <Link {...props} aria-current={url === props.to ? 'page' : undefined} />;
}
