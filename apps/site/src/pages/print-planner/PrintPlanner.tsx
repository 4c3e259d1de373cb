import { formatNumber } from '@waypage/content';
import { planPrint, PRINT_RULES } from '@waypage/codes/print';
import { ArrowRightIcon, Button, Container } from '@waypage/ui';
import { media, typography, vars } from '@waypage/ui/theme';
import { useState } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { ActionRow } from '#components/action-row/ActionRow.styles.ts';
import { ArrowLink } from '#components/arrow-link/ArrowLink.tsx';
import { Figures } from '#components/figures/Figures.tsx';
import { figuresIn } from '#components/figures/spoken-measure.ts';
import { NewTabButton } from '#components/new-tab-button/NewTabButton.tsx';
import { PageBody } from '#components/page-body/PageBody.styles.ts';
import { PageTitle } from '#components/page-title/PageTitle.tsx';
import { SLIDER_STEPS, stepAtValue } from '#components/slider/log-slider.ts';
import { WithoutScripts } from '#components/without-scripts/WithoutScripts.tsx';
import { copyText } from '#features/notices/copy-text.ts';
import { useQueryState } from '#features/query-state/useQueryState.ts';
import { linksIn, shortUrlPrefix } from '#services/links.ts';
import {
  codeOf,
  contentOf,
  QUERY_PARAMETERS,
  initialState,
  PLANNER_LIMITS,
  readDistance,
} from './planner-state.ts';
import { PlannerDrawing } from './PlannerDrawing.tsx';
import { PlannerForm } from './PlannerForm.tsx';

/** The size of a printed code (docs/product.md, section 2, "Print planner", and section 9, "QR print tips"). */
export function PrintPlanner() {
  const { t, locale } = useTranslation(['print-planner']);
  const [initial] = useState(() => initialState(`${shortUrlPrefix}orilla`, locale));
  const [state, change, isChanged] = useQueryState(initial, QUERY_PARAMETERS);
  const code = codeOf(state);
  const drawn = typeof code === 'string' ? undefined : code;
  // Invalid input keeps the last valid figures.
  const [lastValid, setLastValid] = useState<{ distanceM: number; modules: number }>({
    distanceM: PLANNER_LIMITS.distanceM.initial,
    modules: drawn?.size ?? 29,
  });
  const distanceM = readDistance(state.distance) ?? lastValid.distanceM;
  const modules = drawn?.size ?? lastValid.modules;
  if (distanceM !== lastValid.distanceM || modules !== lastValid.modules) {
    setLastValid({ distanceM, modules });
  }
  const { dpi } = state;
  const plan = planPrint({ distanceM, modules, dpi });
  const decimalsOf = (value: number) => (value % 1 === 0 ? 0 : 1);
  const decimals = decimalsOf(plan.patternCm);
  const formatted = {
    pattern: formatNumber(plan.patternCm, locale, decimals),
    edge: formatNumber(plan.edgeCm, locale, 1),
    label: formatNumber(plan.labelCm, locale, 1),
    module: formatNumber(plan.moduleMm, locale, 1),
    pixels: String(plan.pixels),
  };
  const units = {
    centimeter: t('print-planner:units.cm'),
    millimeter: t('print-planner:units.mm'),
  };
  const figure = figuresIn(units, locale);
  const figures = [
    figure(t('print-planner:figures.pattern'), plan.patternCm, 'centimeter', decimals),
    figure(t('print-planner:figures.edge'), plan.edgeCm, 'centimeter'),
    figure(t('print-planner:figures.label'), plan.labelCm, 'centimeter'),
    figure(t('print-planner:figures.module'), plan.moduleMm, 'millimeter'),
    {
      name: t('print-planner:figures.pixels', { dpi }),
      value: formatted.pixels,
      unit: t('print-planner:units.px'),
      spoken: t('print-planner:pixels', { pixels: formatted.pixels }),
    },
  ];

  const copy = () =>
    copyText(
      t('print-planner:copyText', { ...formatted, dpi }),
      t('print-planner:copied'),
      t('print-planner:copyFailed'),
    );

  return (
    <PageBody>
      <Container>
        <PageTitle title={t('print-planner:title')} lead={t('print-planner:lead')} />
        <WithoutScripts>
          <p>{t('print-planner:withoutScript')}</p>
        </WithoutScripts>
        <Columns>
          <PlannerForm state={state} distanceM={distanceM} code={code} onChange={change} />
          <PlannerDrawing
            code={drawn}
            hasLogo={state.logo === 'small'}
            reach={stepAtValue(distanceM, PLANNER_LIMITS.distanceM) / SLIDER_STEPS}
            measures={{
              side: `${formatted.pattern} ${units.centimeter}`,
              edge: t('print-planner:clear', {
                edge: formatted.edge,
                quietZone: PRINT_RULES.quietZoneModules,
              }),
              distance: `${formatNumber(distanceM, locale, decimalsOf(distanceM))} ${t('print-planner:units.m')}`,
            }}
          />
        </Columns>
        <Figures
          figures={figures}
          isChanged={isChanged}
          isWrong={drawn === undefined || readDistance(state.distance) === undefined}
        />
        <Note>{t('print-planner:smallestNote', { minSize: PRINT_RULES.minSizeCm })}</Note>
        <ActionRow>
          <Button variant="solid" onClick={() => void copy()}>
            {t('print-planner:copy')}
          </Button>
          <NewTabButton
            variant="outline"
            iconEnd={<ArrowRightIcon size={18} />}
            href={linksIn(locale).builder(contentOf(state) || undefined)}
          >
            {t('print-planner:designThisCode')}
          </NewTabButton>
          <ArrowLink to="/check-a-code">{t('print-planner:check')}</ArrowLink>
        </ActionRow>
      </Container>
    </PageBody>
  );
}

const Columns = styled.div`
  display: grid;

  @media ${media.belowMd} {
    margin-inline: calc(-1 * ${vars.space.gutter});
  }

  @media ${media.lg} {
    grid-template-columns: 400px 1fr;
  }

  @media ${media.noScript} {
    grid-template-columns: 1fr;
  }
`;

const Note = styled.p`
  margin-block-start: 20px;
  ${typography.small}
  color: ${vars.color.ink2};
`;
