import { ArrowRightIcon } from '@waypage/ui';
import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

interface Props {
  readonly links: readonly {
    readonly to: string;
    readonly title: string;
    readonly text?: string | undefined;
  }[];
  /** Accessible name of the list, where no heading names it. */
  readonly label?: string | undefined;
}

export function LinkRow({ links, label }: Props) {
  return (
    <Row role="list" aria-label={label}>
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

const Row = styled.ul`
  ${mixins.listReset}
  display: grid;
  margin-block-start: clamp(56px, 6vw, 88px);

  & > li {
    display: grid;
    border-block-start: 1px solid ${vars.color.line};
  }
  & > li:first-child {
    border-block-start-width: 2px;
  }
  & > li:last-child {
    border-block-end: 1px solid ${vars.color.line};
  }
  & a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px 16px;
    align-content: start;
    align-items: start;
    padding-block: 20px 24px;
    text-decoration: none;
    ${mixins.focusRing}
  }
  & strong {
    ${typography.h3}
  }
  /* Centers the icon on the first line of the title. */
  & svg {
    margin-block-start: 4px;
  }
  & span {
    grid-column: 1;
    font-size: 1rem;
    color: ${vars.color.ink2};
  }
  @media ${media.hover} {
    & a:hover strong {
      text-decoration: underline;
      text-decoration-color: ${vars.color.signal};
      text-decoration-thickness: 2px;
      text-underline-offset: 5px;
    }
  }
  @media ${media.md} {
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));

    & > li {
      border-block-start-width: 2px;
    }
    & > li:last-child {
      border-block-end: 0;
    }
    & a {
      padding-inline-end: 26px;
    }
    & > li + li a {
      padding-inline-start: 24px;
      border-inline-start: 1px solid ${vars.color.line};
    }
  }
`;
