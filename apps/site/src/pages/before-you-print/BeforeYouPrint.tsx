import { RESOURCE_PAGES } from '@waypage/content/menus';
import { OPEN_PROMISES, SETTLED_PROMISES } from '@waypage/content/promises';
import { Container, Heading } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { LinkRow } from '#components/link-row/LinkRow.tsx';
import { PageBody } from '#components/page-body/PageBody.styles.ts';
import { usePageUrl } from '#services/page-url.ts';
import {
  Changes,
  ColumnNames,
  OpenHead,
  OpenSheet,
  Rows,
  SettledSheet,
  Title,
} from './BeforeYouPrint.styles.ts';
import { Day } from './Day.tsx';
import { OpenRow, SettledRow } from './PromiseRows.tsx';
import { useDeferredValue, useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from '#runtime/focus-heading.ts';

const FIRST_OPEN = SETTLED_PROMISES.length + 1;
const LAST_OPEN = SETTLED_PROMISES.length + OPEN_PROMISES.length;
const DAYS = [...SETTLED_PROMISES, ...OPEN_PROMISES].map(({ since }) => since);
const FIRST_DAY = DAYS.reduce((first, day) => (day < first ? day : first));

const LATER_DAYS = [...new Set(DAYS)].filter((day) => day !== FIRST_DAY).sort();
const rowsOf = (day: string) =>
  DAYS.flatMap((since, index) => (since === day ? [index + 1] : [])).join(', ');

const SETTLED_COLUMNS = ['question', 'rule', 'source', 'since'] as const;
const OPEN_COLUMNS = ['question', 'rule', 'ask', 'openSince'] as const;

/**
 * Lists every rule for printed codes with its source and date, and the questions without a rule (docs/product.md,
 * section 2, "Before you print").
 */
export function BeforeYouPrint() {
  const { t } = useTranslation(['before-you-print', 'menus']);
  const url = usePageUrl();
  const named = useRowPlace();
  const columnName = (column: (typeof SETTLED_COLUMNS | typeof OPEN_COLUMNS)[number]) => (
    <span key={column}>{t(`before-you-print:columns.${column}`)}</span>
  );

  return (
    <PageBody as="div">
      <Container>
        <section>
          <Title title={t('before-you-print:title')} lead={t('before-you-print:lead')} />
          <SettledSheet>
            <div>
              <ColumnNames aria-hidden="true">{SETTLED_COLUMNS.map(columnName)}</ColumnNames>
              <Rows>
                {SETTLED_PROMISES.map((promise, index) => (
                  <SettledRow
                    key={promise.id}
                    promise={promise}
                    isNamed={promise.id === named}
                    row={index + 1}
                  />
                ))}
              </Rows>
            </div>
          </SettledSheet>
        </section>
        <OpenSheet data-surface="salmon">
          <div>
            <OpenHead>
              <Heading level={2} variant="h3Wide">
                {t('before-you-print:openTitle')}
              </Heading>
              <p>{t('before-you-print:openLead')}</p>
            </OpenHead>
            <ColumnNames aria-hidden="true">{OPEN_COLUMNS.map(columnName)}</ColumnNames>
            <Rows start={FIRST_OPEN}>
              {OPEN_PROMISES.map((promise, index) => (
                <OpenRow
                  key={promise.id}
                  promise={promise}
                  isNamed={promise.id === named}
                  row={FIRST_OPEN + index}
                />
              ))}
            </Rows>
          </div>
        </OpenSheet>
        <Changes>
          <Heading level={2} variant="h3Plan">
            {t('before-you-print:changes.title')}
          </Heading>
          <dl>
            <div>
              <dt>
                <Day date={FIRST_DAY} />
              </dt>
              <dd>
                {t('before-you-print:changes.first', {
                  firstSettled: 1,
                  lastSettled: SETTLED_PROMISES.length,
                  firstOpen: FIRST_OPEN,
                  lastOpen: LAST_OPEN,
                })}
              </dd>
            </div>
            {LATER_DAYS.map((day) => (
              <div key={day}>
                <dt>
                  <Day date={day} />
                </dt>
                <dd>{t('before-you-print:changes.reworded', { rows: rowsOf(day) })}</dd>
              </div>
            ))}
            <div>
              <dt>{t('before-you-print:changes.next')}</dt>
              <dd>{t('before-you-print:changes.rule')}</dd>
            </div>
          </dl>
        </Changes>
        <LinkRow
          links={RESOURCE_PAGES.flatMap(({ name, line, target }) =>
            target.kind === 'site' && target.path !== url
              ? { to: target.path, title: t(name), text: line && t(line) }
              : [],
          )}
        />
      </Container>
    </PageBody>
  );
}

/**
 * Scrolls to the row that the URL's hash names, also after a client-side navigation. Going back keeps the scroll
 * position.
 *
 * @returns the id of that row, to highlight it: browsers do not match `:target` after a client-side navigation
 */
function useRowPlace(): string {
  const { hash, key } = useLocation();
  const isLoaded = useNavigationType() === NavigationType.Pop;

  useEffect(() => {
    const row = isLoaded || hash === '' ? null : document.getElementById(hash.slice(1));
    row?.scrollIntoView();
    focusHeading(row?.querySelector<HTMLElement>('h2, h3'));
  }, [hash, isLoaded, key]);

  // The prerendered HTML has no hash, so the first render must not have one either.
  return useDeferredValue(hash, '').slice(1);
}
