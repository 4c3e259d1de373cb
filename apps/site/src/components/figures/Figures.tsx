import { useAnnouncement, VisuallyHidden } from '@waypage/ui';
import { media, textZoom, typography, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';

export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  readonly spoken: string;
}

interface Props {
  readonly figures: readonly Figure[];
  /** Whether the visitor has changed an input. Nothing is announced before. */
  readonly isChanged: boolean;
  /** Whether an input is invalid. Its field says so; the figures are announced again once it is valid. */
  readonly isWrong?: boolean;
}

/** Large figures that depend on inputs above them. Changes are announced as one sentence. */
export function Figures({ figures, isChanged, isWrong = false }: Props) {
  const { t } = useTranslation(['common']);
  const measures = figures.map(({ name, spoken }) =>
    t('common:labelled', { label: name, value: spoken }),
  );
  useAnnouncement(isWrong ? '' : `${measures.join('; ')}.`, { muted: !isChanged });
  return (
    <List>
      {figures.map(({ name, value, unit, spoken }) => (
        <div key={unit + name}>
          <dt>{name}</dt>
          {/* Next to other text, React would update a text node that translation has detached. */}
          {value === '–' ? (
            <dd key={value}>
              <span aria-hidden="true">–</span>
              <VisuallyHidden>{spoken}</VisuallyHidden>
            </dd>
          ) : (
            <dd key={value}>
              {value} <span>{unit}</span>
            </dd>
          )}
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  margin-block: 40px 0;
  border-block-start: 2px solid ${vars.color.line};

  & > div {
    /* Two per row, unless enlarged text needs more space. */
    display: flex;
    flex: 1 1 40%;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: 20px 12px 4px 20px;
    border-inline-start: 1px solid ${vars.color.line};
  }

  @media ${media.belowMd} {
    & > :nth-child(odd) {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
  }

  dt {
    ${typography.small}
    color: ${vars.color.ink2};
  }

  dd {
    margin: 0 0 8px;
    ${typography.figure}
    white-space: nowrap;
  }

  dd > span {
    font-size: 1.875rem;
    letter-spacing: 0;
  }

  @media ${media.belowSm} {
    dd {
      font-size: min(3.25rem, 14.5vw / ${textZoom});
    }

    dd > span {
      font-size: 0.58em;
    }
  }

  @media ${media.md} {
    & > div {
      flex-basis: 0;
    }

    & > :first-child {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
  }

  @media (min-width: 768px) and (max-width: 1279.98px) {
    dd {
      font-size: 3rem;
    }

    dd > span {
      font-size: 1.25rem;
    }
  }
`;
