import type { SolutionId } from '@waypage/content/solutions';
import { ArrowRightIcon, Container, Heading, Reveal, Section } from '@waypage/ui';
import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useLocale } from '#services/i18n/useLocale.ts';
import { objectOf, objectsWith } from '#components/printed-object/find-object.ts';
import { PrintedObject } from '#components/printed-object/PrintedObject.tsx';
import { viewSolution } from './solution-view.ts';

export function SolutionRelated({ id }: { readonly id: SolutionId }) {
  const { solution, related } = viewSolution(id, useLocale());
  const { messages } = solution;
  const { t } = useTranslation(['solution', 'menus', messages.namespace]);
  return (
    <Section surface="paper">
      <Container>
        <Heading level={2}>{t(messages.related.title)}</Heading>
        <Reveal render={<Row role="list" />}>
          {related.map(({ id: other, name, sampleId }) => {
            const object = objectOf(sampleId);
            return (
              <Cell key={other}>
                <Ground
                  to={`/solutions/${other}`}
                  aria-label={t('solution:related', { name: t(name) })}
                  data-surface={object.stock}
                >
                  <h3>{t(name)}</h3>
                  <ArrowRightIcon size={24} />
                  <PrintedObject
                    object={object}
                    alt=""
                    data-object={object.id}
                    data-stands={object.related?.stands ? '' : undefined}
                  />
                </Ground>
              </Cell>
            );
          })}
        </Reveal>
      </Container>
    </Section>
  );
}

const objectStyles = objectsWith('related')
  .map(
    ([{ id }, { tilt, bottom }]) => `
  & > [data-object='${id}'] {
    ${tilt === undefined ? '' : `rotate: ${String(tilt)}deg;`}
    ${bottom === undefined ? '' : `margin-block-end: ${String(bottom)}px;`}
  }`,
  )
  .join('');

const Row = styled.ul`
  ${mixins.listReset}
  margin: 40px calc(-1 * ${vars.space.gutter}) 0;
  border-block: 1px solid ${vars.color.line};

  @media ${media.sm} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    margin-inline: 0;
    border-inline: 1px solid ${vars.color.line};
  }
  @media ${media.lg} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr);
  }
`;

const Cell = styled.li`
  display: grid;

  @media ${media.belowSm} {
    & + & {
      border-block-start: 1px solid ${vars.color.line};
    }
  }
  @media ${media.sm} {
    & + & {
      border-inline-start: 1px solid ${vars.color.line};
    }
  }
`;

const Ground = styled(Link)`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) auto;
  gap: 0 12px;
  block-size: 280px;
  padding: 24px 20px 0;
  color: ${vars.stock.onStock};
  overflow: clip;
  text-decoration: none;
  ${mixins.focusRing}

  &:focus-visible {
    position: relative;
    outline-offset: -3px;
  }
  &[data-surface='mist'] {
    color: ${vars.color.ink};
    background: ${vars.color.mist};
  }
  ${mixins.stockGrounds}

  & > h3 {
    ${typography.h3}
  }
  & > svg {
    margin-block-start: 2px;
  }
  & > img {
    grid-column: 1 / -1;
    place-self: center;
    inline-size: auto;
    max-inline-size: 186px;
    block-size: auto;
    max-block-size: 188px;
    margin-block-end: 24px;
    filter: ${vars.shadow.object};
  }
  & > [data-stands] {
    align-self: end;
    max-block-size: 204px;
    margin-block-end: 0;
  }
  ${objectStyles}

  @media not ${media.reducedMotion} {
    & > img {
      transition: transform ${vars.duration.quick} ${vars.easing.out};
    }
    @media ${media.hover} {
      &:hover > img {
        transform: translateY(-6px);
      }
    }
  }

  @media ${media.sm} {
    block-size: 360px;
    padding: 26px 16px 0 26px;

    & > img {
      max-inline-size: 94%;
      max-block-size: 230px;
    }
    & > [data-stands] {
      max-block-size: 252px;
    }
  }
  @media ${media.lg} {
    block-size: 400px;
    padding-inline-end: 26px;

    & > img {
      max-inline-size: min(94%, 330px);
      max-block-size: 270px;
    }
    & > [data-stands] {
      max-block-size: 312px;
    }
  }
`;
