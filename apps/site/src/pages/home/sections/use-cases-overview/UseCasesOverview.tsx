import { USE_CASES } from '@waypage/content/use-cases';
import {
  ArrowRightIcon,
  Button,
  Container,
  FeatureCard,
  FeatureGrid,
  Heading,
  Reveal,
  Section,
} from '@waypage/ui';
import { media, typography, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { objectOf, objectsWith, placementOf } from '#components/printed-object/find-object.ts';
import { PrintedObject } from '#components/printed-object/PrintedObject.tsx';

/** Six jobs, each with an object that does it (docs/product.md, section 2, "Use cases"). */
export default function UseCasesOverview() {
  const { t } = useTranslation(['use-cases-overview']);
  return (
    <Section id="use-cases-overview">
      <Container>
        <Reveal render={<Head />}>
          <Heading level={2}>{t('use-cases-overview:title')}</Heading>
          <Button variant="outline" iconEnd={<ArrowRightIcon />} render={<Link to="/samples" />}>
            {t('use-cases-overview:viewSamplePages')}
          </Button>
        </Reveal>
        <Reveal order={1} render={<Sheet />}>
          <FeatureGrid>
            {USE_CASES.map(({ id, title, text, sampleId }) => {
              const object = objectOf(sampleId);
              const { surface, lines } = placementOf(object, 'useCase');
              return (
                <Cell
                  key={id}
                  data-object={object.id}
                  data-lines={lines}
                  title={t(title)}
                  headingLevel={3}
                  stock={surface}
                  measure={lines === 'short' ? 'short' : 'full'}
                  drawing={<Drawing object={object} alt="" />}
                >
                  <Line>{t(text)}</Line>
                </Cell>
              );
            })}
          </FeatureGrid>
          <Note>{t('use-cases-overview:samplesNote')}</Note>
        </Reveal>
      </Container>
    </Section>
  );
}

/** Wide enough for text beside an object: from 1280 px, unless the text is enlarged. */
const WIDE = '(min-width: 72rem)';

const Sheet = styled.div`
  container-type: inline-size;
`;

const unit = (value: number) => `calc(${String(value)} * var(--_unit))`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${vars.space[7]} ${vars.space[10]};
  margin-block-end: ${vars.space[12]};

  & > h2 {
    max-inline-size: 12.5em;
  }

  @media ${media.sm} {
    margin-block-end: 60px;

    & > h2 {
      flex: 1;
      min-inline-size: min(100%, 16rem);
    }
  }
`;

/* Sizes are in units of the drawing, which is 1440 px wide. */
const objectStyles = objectsWith('useCase')
  .map(
    ([{ id }, { width, bottom = 0, end = 0, tilt = 0, reach, narrow = {} }]) => `
  &[data-object='${id}'] {
    --_object: ${unit(width)};
    --_end: ${unit(end)};
    --_bottom: ${unit(bottom)};
    --_reach: ${unit(reach)};
    --_tilt: ${String(tilt)}deg;

    @media ${media.belowSm} {
      --_unit: ${String(narrow.unit ?? 0.76)}px;
      --_bottom: ${unit(narrow.bottom ?? bottom)};
      --_reach: ${unit(narrow.reach ?? reach)};
    }
  }`,
  )
  .join('');

const Cell = styled(FeatureCard)`
  ${objectStyles}
  padding-block-end: calc(var(--_reach) + ${vars.space[4]});

  @media ${media.sm} {
    --_unit: min(0.92px, 100vw / 768 * 0.92);
  }
  @media ${media.lg} {
    --_unit: min(1px, 100vw / 1440);
  }
  @container ${WIDE} {
    &[data-lines] {
      padding-block-end: ${vars.space[8]};
    }
  }
`;

const Line = styled.p`
  [data-lines='beside'] & {
    max-inline-size: calc(100% - 104 * var(--_unit) - 20px);

    @media ${media.belowSm} {
      max-inline-size: calc(100vw - 132px);
    }
    @container ${WIDE} {
      max-inline-size: ${unit(190)};
    }
  }
`;

const Drawing = styled(PrintedObject)`
  inline-size: var(--_object);
  block-size: auto;
  margin-block-end: var(--_bottom);
  margin-inline-end: var(--_end);
  transform: rotate(var(--_tilt));
`;

const Note = styled.p`
  margin-block-start: ${vars.space[5]};
  ${typography.small}
  color: ${vars.color.ink2};

  @media ${media.sm} {
    padding-inline-end: ${vars.space[4]};
    text-align: end;
  }
`;
