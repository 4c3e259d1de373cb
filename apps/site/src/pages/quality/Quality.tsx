import { formatNumber } from '@waypage/content';
import { ComparisonTable, Container, Heading } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { PageBody } from '#components/page-body/PageBody.styles.ts';
import { ArrowLink } from '#components/arrow-link/ArrowLink.tsx';
import { useLocale } from '#services/i18n/useLocale.ts';
import { writeDay } from '#services/i18n/write-day.ts';
import { ENGINES, METRICS } from './metrics.ts';
import { PaintTable } from './PaintTable.tsx';
import { ColorBar, RegistrationMark } from './PressMarks.tsx';
import {
  Cells,
  CodesRead,
  Legend,
  Missing,
  MissingList,
  Sheet,
  SheetEdge,
  Tables,
  Title,
} from './Quality.styles.ts';

const ENGINE_NAMES = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' } as const;

const MISSING = ['iphone', 'screenReader', 'translation', 'material'] as const;

/** Metrics of the last full test run, and its gaps (docs/product.md, "Quality"). */
export function Quality() {
  const { t } = useTranslation(['quality']);
  const dates = useTranslation(['dates']);
  const locale = useLocale();
  const whole = (value: number) => formatNumber(value, locale, 0);
  const seconds = (milliseconds: number) => formatNumber(milliseconds / 1000, locale, 1);
  const { codes, languages, requests, accessibleStates, testedAt, commit, tests } = METRICS;
  const paint = METRICS.pages.find(({ page }) => page === 'home')?.paint ?? 0;
  const cells = [
    ['0', '', t('quality:cells.accessibility', { states: whole(accessibleStates) })],
    [whole(languages), t('quality:of', { total: whole(languages) }), t('quality:cells.languages')],
    [seconds(paint), t('quality:seconds'), t('quality:cells.paint')],
    [whole(requests), t('quality:requests'), t('quality:cells.requests')],
  ] as const;
  return (
    <PageBody>
      <Container>
        <Title title={t('quality:title')} lead={t('quality:lead')} variant="headingLong" />
        <Sheet>
          <SheetEdge>
            <ColorBar colors="inks" />
            <RegistrationMark />
            <p>{t('quality:proof', { date: writeDay(testedAt.slice(0, 10), dates.t), commit })}</p>
          </SheetEdge>
          <CodesRead>
            <p>
              <strong>{whole(codes)}</strong>
              <span>{t('quality:codes.of')}</span>
              <strong>{whole(codes)}</strong>
            </p>
            <div>
              <Heading level={2} variant="h3">
                {t('quality:codes.title')}
              </Heading>
              <p>{t('quality:codes.text', { tests: whole(tests) })}</p>
            </div>
          </CodesRead>
          <Cells>
            {cells.map(([metric, unit, text]) => (
              <div key={text}>
                <dt>{text}</dt>
                <dd>
                  {metric}
                  {unit !== '' && <span> {unit}</span>}
                </dd>
              </div>
            ))}
          </Cells>
          <Tables>
            <div>
              <Heading level={2} variant="h3" id="quality-paint">
                {t('quality:paint.title')}
              </Heading>
              <PaintTable />
              <Legend>{t('quality:paint.limit')}</Legend>
            </div>
            <div>
              <Heading level={2} variant="h3">
                {t('quality:engines.title')}
              </Heading>
              <ComparisonTable
                caption={t('quality:engines.title')}
                columns={ENGINES.map((id) => ({ id, label: ENGINE_NAMES[id] }))}
                rows={METRICS.flows.map(({ flow, engines }) => ({
                  id: flow,
                  label: t(`quality:engines.flows.${flow}`),
                  cells: ENGINES.map((engine) => engines.includes(engine)),
                }))}
                rowsLabel={t('quality:engines.flow')}
                yesLabel={t('quality:engines.passed')}
                noLabel={t('quality:engines.notTried')}
              />
            </div>
          </Tables>
          <SheetEdge>
            <p>{t('quality:inks')}</p>
            <RegistrationMark />
            <ColorBar colors="stocks" />
          </SheetEdge>
        </Sheet>
        <Missing>
          <div>
            <Heading level={2}>{t('quality:missing.title')}</Heading>
            <p>{t('quality:missing.text')}</p>
            <ArrowLink to="/s/contact">{t('quality:missing.tell')}</ArrowLink>
          </div>
          <MissingList role="list">
            {MISSING.map((id) => (
              <li key={id}>
                <h3>{t(`quality:missing.${id}.title`)}</h3>
                <p>{t(`quality:missing.${id}.text`)}</p>
              </li>
            ))}
          </MissingList>
        </Missing>
      </Container>
    </PageBody>
  );
}
