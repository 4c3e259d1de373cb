import type { SolutionId } from '@waypage/content/solutions';
import { Beam, Brackets, Button, Container, Section } from '@waypage/ui';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { Link } from 'react-router-dom';
import { SamplePhone } from '#components/sample-phone/SamplePhone.tsx';
import { SAMPLE_NAMESPACES } from '#features/sample-preview/sample-messages.ts';
import { useLocale } from '#services/i18n/useLocale.ts';
import { PrintedObject } from '#components/printed-object/PrintedObject.tsx';
import { NewTabButton } from '#components/new-tab-button/NewTabButton.tsx';
import { titleLength, viewSolution } from './solution-view.ts';
import { media, mixins, textZoom, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { objectsWith } from '#components/printed-object/find-object.ts';
import type { StagePlacement } from '#components/printed-object/object-definition.ts';
import { STAGE } from '#components/stage/geometry.ts';

/** The summary on the stock of its type (docs/product.md, section 2, "One solution"). */
export function SolutionHero({ id }: { readonly id: SolutionId }) {
  const locale = useLocale();
  const { solution, sample, object, createUrl, samplePath, tag } = viewSolution(id, locale);
  const { messages } = solution;
  const { t } = useTranslation([
    'solution',
    'menus',
    'create',
    messages.namespace,
    ...SAMPLE_NAMESPACES,
  ]);
  const title = t(messages.hero.title);
  return (
    <Root surface={object.stock}>
      <Container render={<Room />}>
        <Content>
          <nav aria-label={t('solution:breadcrumb')}>
            <Crumbs role="list">
              <li>
                <Link to="/solutions">{t('solution:smartPages')}</Link>
              </li>
              <li aria-current="page">{t(solution.name)}</li>
            </Crumbs>
          </nav>
          <Title data-length={titleLength(title)}>{title}</Title>
          <Lead>{t(messages.hero.lead)}</Lead>
          <Actions>
            <NewTabButton variant="solid" size="l" href={createUrl}>
              {t(solution.create)}
            </NewTabButton>
            {samplePath !== undefined && (
              <Button variant="outline" size="l" render={<a href={samplePath} />}>
                {t('solution:openSample')}
              </Button>
            )}
          </Actions>
        </Content>
        <Stage>
          <Ground data-object={object.id}>
            <ObjectLayer>
              <PrintedObject object={object} alt={t(sample.objectImage)} loading="eager" />
              <View />
            </ObjectLayer>
            <Line />
            <Phone>
              <SamplePhone sample={sample.id} alt={t(sample.picture)} loading="eager" />
            </Phone>
            <Tag>{t(tag)}</Tag>
          </Ground>
        </Stage>
      </Container>
    </Root>
  );
}

const { width: phoneWidth, top: phoneTop } = STAGE.wide.phone;
/** A phone's display is 360 × 740 in a frame of 7 px (docs/design.md, section 7). */
const PHONE_MIDDLE = phoneTop + (((phoneWidth - 14) * 740) / 360 + 14) / 2;

/** Position of an object on the stage of the home page, in the same units, but relative to the middle of the phone. */
export function relativeToPhone({ width, top, beam, tilt }: StagePlacement) {
  return {
    width,
    top: Math.round(top - PHONE_MIDDLE),
    beam: Math.round(beam - PHONE_MIDDLE),
    tilt,
  };
}

/* The stage must not overlap the strip below, which also crops a tablet's phone. */
const Root = styled(Section)`
  padding-block: 0;
  overflow: clip;
`;

const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  @media ${media.lg} {
    --_lane: 250px;
    --_phone: 260px;
    grid-template-columns: minmax(0, 1fr) var(--_lane) var(--_phone);
    min-block-size: 720px;
  }
  @media ${media.xl} {
    --_lane: 332px;
    --_phone: 318px;
  }
`;

const Content = styled.div`
  display: flex;
  flex-direction: column;
  padding-block-start: 10px;

  @media ${media.sm} {
    padding-block-start: 12px;
  }
  @media ${media.lg} {
    padding-block: 23px 64px;
    padding-inline-end: 8px;
  }
`;

const Crumbs = styled.ol`
  ${mixins.listReset}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  ${typography.labelLg}

  & > li {
    display: flex;
    align-items: center;
  }
  & > li + li::before {
    content: '';
    inline-size: 6px;
    block-size: 6px;
    margin-inline: 12px 14px;
    border: solid currentcolor;
    border-width: 1.5px 1.5px 0 0;
    transform: rotate(45deg);
  }
  & a {
    padding-block: 12px;
    text-decoration: none;
    ${mixins.focusRing}
  }
  @media ${media.hover} {
    & a:hover {
      text-decoration: underline 2px;
      text-underline-offset: 4px;
    }
  }
`;

const Title = styled.h1`
  margin-block-start: 24px;
  margin-inline-start: -0.045em;
  ${typography.displaySolution}

  &[data-length='medium'] {
    font-size: min(clamp(2.5rem, 1.3rem + 4.2vw / ${textZoom}, 5.0625rem), 14vw / ${textZoom});
    line-height: 0.9;
  }
  &[data-length='long'] {
    font-size: min(clamp(2.25rem, 1.2rem + 3.7vw / ${textZoom}, 4.5rem), 12vw / ${textZoom});
    line-height: 0.92;
  }

  @media ${media.lg} {
    margin-block-start: auto;
    padding-block-start: ${vars.space[10]};
  }
  @media ${media.lg} and ${media.belowXl} {
    font-size: calc(6.6vw / ${textZoom});

    &[data-length='medium'] {
      font-size: calc(5.4vw / ${textZoom});
    }
    &[data-length='long'] {
      font-size: calc(4.7vw / ${textZoom});
    }
  }
`;

const Lead = styled.p`
  /* As many lines in the fallback font as in the web font. */
  max-inline-size: 20em;
  margin-block-start: 16px;
  ${typography.lead}
  color: ${vars.color.ink2};

  @media ${media.sm} {
    max-inline-size: 33em;
    margin-block-start: 24px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-block-start: 28px;

  @media ${media.belowSm} {
    & > * {
      flex: 1 1 100%;
    }
  }
  @media ${media.lg} {
    margin-block-start: 34px;
  }
`;

const Stage = styled.div`
  container-type: inline-size;
  margin: ${vars.space[9]} calc(-1 * ${vars.space.gutter}) 0;

  @media ${media.sm} {
    margin-block-start: ${vars.space[10]};
  }
  @media ${media.lg} {
    grid-column: 2 / -1;
    margin: 0;
  }
`;

const objectStyles = objectsWith('stage')
  .map(([{ id }, position]) => {
    const { width, top, beam, tilt } = relativeToPhone(position);
    return `
  &[data-object='${id}'] {
    --_object: ${String(width)}; --_top: ${String(top)}; --_beam: ${String(beam)}; --_tilt: ${String(tilt)}deg;
  }`;
  })
  .join('');

/*
 * Object and beam are positioned from the middle of the phone and of the space beside it. The units are at most as
 * large as in a wide viewport's image; on a phone they are smaller, so that the highest object ends above the label.
 * The widest object has 304 units.
 */
const Ground = styled.div`
  --_phone: min(212px, 54.4cqi);
  --_end: 14px;
  --_phone-top: 28px;
  --_middle: calc(var(--_phone-top) + (var(--_phone) - 14px) * 740 / 720 + 7px);
  --_free: calc(100cqi - var(--_phone) - var(--_end));
  --_unit: min(0.64px, (var(--_free) - 26px) / 304);
  position: relative;
  block-size: calc(2 * var(--_middle) - var(--_phone-top) + 21px);
  ${objectStyles}

  @media ${media.sm} {
    --_phone: 318px;
    --_end: min(72px, 9.4cqi);
    --_phone-top: 32px;
    --_middle: 262px;
    --_unit: min(0.943px, (var(--_free) - 34px) / 304);
    block-size: 600px;
  }
  @media ${media.lg} {
    --_phone: 260px;
    --_end: 0px;
    --_phone-top: 112px;
    --_middle: calc(var(--_phone-top) + (var(--_phone) - 14px) * 740 / 720 + 7px);
    block-size: 100%;
  }
  @media ${media.xl} {
    --_phone: 318px;
    --_phone-top: 64px;
  }
`;

const ObjectLayer = styled.div`
  position: absolute;
  z-index: ${vars.z.object};
  inset-block-start: calc(var(--_middle) + var(--_top) * var(--_unit));
  inset-inline-start: calc((var(--_free) - var(--_object) * var(--_unit)) / 2);
  inline-size: calc(var(--_object) * var(--_unit));
  transform: rotate(var(--_tilt));

  & > img {
    inline-size: 100%;
    block-size: auto;
    filter: ${vars.shadow.paper};
  }
`;

const View = styled(Brackets)`
  position: absolute;
  inset: 0;

  @media ${media.belowSm} {
    --_arm: 20px;
    --_offset: 10px;
  }
  @media ${media.xl} {
    --_arm: 34px;
  }
`;

const Line = styled(Beam)`
  z-index: ${vars.z.beam};
  inset-block-start: calc(var(--_middle) + var(--_beam) * var(--_unit));

  /* Extends beyond the viewport, which clips it. */
  @media ${media.lg} {
    inset-inline-end: -50vw;
  }
`;

const Phone = styled.div`
  --_width: var(--_phone);
  position: absolute;
  z-index: ${vars.z.phone};
  inset-block-start: var(--_phone-top);
  inset-inline-end: var(--_end);
`;

const Tag = styled.p`
  position: absolute;
  z-index: ${vars.z.object};
  inset-block-end: 20px;
  inset-inline-start: ${vars.space.gutter};
  max-inline-size: calc(var(--_free) - ${vars.space.gutter});
  ${typography.label}
  color: ${vars.color.ink2};

  @media ${media.lg} {
    inset-block-end: 36px;
    inset-inline-start: 37px;
  }
`;
