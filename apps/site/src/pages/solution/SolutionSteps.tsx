import { formatNumber } from '@waypage/content';
import type { SolutionId } from '@waypage/content/solutions';
import { Container, Heading, Reveal, Section, TextLink, VisuallyHidden } from '@waypage/ui';
import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useLocale } from '#services/i18n/useLocale.ts';
import { FactList } from '#components/fact-list/FactList.tsx';
import { PrintedObject } from '#components/printed-object/PrintedObject.tsx';
import { objectsWith } from '#components/printed-object/find-object.ts';
import { viewSolution } from './solution-view.ts';
import type { PrintedObjectDefinition } from '#components/printed-object/object-definition.ts';
import { WrapRow } from '#components/wrap-row/WrapRow.styles.ts';

/** Space for the object on the panel, in pixels. */
const PANEL_SPACE = { width: 300, height: 236 } as const;

/** Modules of a code with the URL of a sample's page. Hosts and samples differ by a few, which is not visible. */
const MODULES = 33;

/** Scales an object to the panel, and locates its code without the quiet zone. */
export function measureObject({ size, code }: PrintedObjectDefinition) {
  const [width, height] = size;
  const { x, side, quietZone = 4 } = code;
  const module = side / (MODULES + 2 * quietZone);
  const percent = (units: number) => Math.round((units / width) * 1000) / 10;
  return {
    /** In pixels. */
    width: Math.round(Math.min(PANEL_SPACE.width, (PANEL_SPACE.height * width) / height)),
    /** The dimension line, in percent of that width. */
    start: percent(x + quietZone * module),
    length: percent(MODULES * module),
  };
}

export function SolutionSteps({ id }: { readonly id: SolutionId }) {
  const locale = useLocale();
  const { solution, object, typePath } = viewSolution(id, locale);
  const { messages } = solution;
  const { t } = useTranslation(['solution', messages.namespace]);
  const size = t('solution:facts.hereValue', { size: formatNumber(solution.printSizeCm, locale) });
  const facts = [
    [t('solution:facts.smallest'), t('solution:facts.smallestValue')],
    [t('solution:facts.edge'), t('solution:facts.edgeValue')],
    [t('solution:facts.here'), size],
    [t('solution:facts.scans'), t('solution:facts.scansValue')],
  ] as const;
  return (
    <Band surface="sheet">
      <Container render={<Columns />}>
        <div>
          <Heading level={2}>{t(messages.steps.title)}</Heading>
          <Reveal render={<Steps role="list" />}>
            {messages.steps.items.map(({ title, text }, index) => (
              <li key={title}>
                <span aria-hidden="true">{index + 1}</span>
                <h3>{t(title)}</h3>
                <p>{t(text)}</p>
              </li>
            ))}
          </Reveal>
        </div>
        <Reveal order={1}>
          <Panel>
            <Measured data-object={object.id}>
              <PrintedObject object={object} alt={t('solution:facts.object')} />
              <Dimension aria-hidden="true">
                <span>{size}</span>
              </Dimension>
            </Measured>
          </Panel>
          <h3>
            <VisuallyHidden>{t('solution:facts.title')}</VisuallyHidden>
          </h3>
          <FactList facts={facts} />
          <WrapRow $gap="16px 28px" $above="24px" $align="normal">
            {typePath !== undefined && (
              <TextLink render={<Link to={typePath} />}>{t('solution:typeLink')}</TextLink>
            )}
            <TextLink render={<Link to="/print-planner" />}>{t('solution:plan')}</TextLink>
          </WrapRow>
        </Reveal>
      </Container>
    </Band>
  );
}

const Band = styled(Section)`
  border-block: 1px solid ${vars.color.line};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[11]};

  @media ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${vars.space[10]};
  }
  @media ${media.lg} {
    grid-template-columns: minmax(0, 675fr) minmax(0, 564fr);
    gap: clamp(40px, 6.2vw, 89px);
  }
`;

const Steps = styled.ol`
  ${mixins.listReset}
  margin-block-start: 40px;

  & > li {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
    align-items: start;
    padding-block: 25px 30px;
    border-block-start: 1px solid ${vars.color.line};
  }
  & span {
    grid-row: span 2;
    ${typography.numeral}
    font-size: 4rem;
  }
  & h3 {
    ${typography.h3}
  }
  & p {
    margin-block-start: 8px;
    color: ${vars.color.ink2};
  }

  @media ${media.lg} {
    & > li {
      grid-template-columns: 86px minmax(0, 1fr);
    }
    & span {
      font-size: 5.125rem;
    }
  }
`;

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: end center;
  block-size: 331px;
  padding-block-end: 64px;
  background: ${vars.color.mist};
`;

const objects = objectsWith('stage')
  .map(([object]) => {
    const { width, start, length } = measureObject(object);
    return `&[data-object='${object.id}'] { --_object: ${String(width)}px; --_start: ${String(start)}%; --_length: ${String(length)}%; }`;
  })
  .join('\n  ');

const Measured = styled.div`
  ${objects}
  position: relative;
  inline-size: var(--_object);
  max-inline-size: calc(100% - 48px);

  & > img {
    inline-size: 100%;
    block-size: auto;
    filter: ${vars.shadow.object};
  }
`;

const Dimension = styled.div`
  position: absolute;
  inset-block-start: calc(100% + 12px);
  inset-inline-start: var(--_start);
  inline-size: var(--_length);
  block-size: 12px;
  border: 2px solid ${vars.color.ink};
  border-block-start: 0;

  & > span {
    position: absolute;
    inset-block-start: 18px;
    inset-inline-start: 50%;
    inline-size: max-content;
    ${typography.labelLg}
    font-size: min(1.25rem, 24px);
    line-height: 1;
    translate: -50%;
  }
  & > span:dir(rtl) {
    translate: 50%;
  }
`;
