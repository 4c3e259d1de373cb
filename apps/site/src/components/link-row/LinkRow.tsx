import { ArrowRightIcon } from '@waypage/ui';
import { Link } from 'react-router-dom';
import { Row } from './LinkRow.styles.ts';

interface Props {
  readonly links: readonly {
    readonly to: string;
    readonly title: string;
    readonly text?: string | undefined;
  }[];
  /** Accessible name of the list, where no heading names it. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

export function LinkRow({ links, label, className }: Props) {
  return (
    <Row role="list" aria-label={label} className={className}>
      {links.map(({ to, title, text }) => (
        <li key={to}>
          <Link to={to}>
            <strong>{title}</strong> <ArrowRightIcon />
            {text !== undefined && <span>{text}</span>}
          </Link>
        </li>
      ))}
    </Row>
  );
}
