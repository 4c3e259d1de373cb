import { RESOURCE_PAGES } from '@waypage/content/menus';
import { OPEN_PROMISES, SETTLED_PROMISES } from '@waypage/content/promises';
import { Container, Heading } from '@waypage/ui';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { LinkRow } from '#components/link-row/LinkRow.tsx';
import { PageBody } from '#components/page-body/PageBody.styles.ts';
import { usePageUrl } from '#services/page-url.ts';
import { columns, Day, OpenRow, SettledRow } from './PromiseRows.tsx';
import { useDeferredValue, useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from '#runtime/focus-heading.ts';
import { media, mixins, textZoom, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { PageTitle } from '#components/page-title/PageTitle.tsx';
import { tornAtFoot, tornAtHead } from '#components/torn-paper.ts';

const FIRST_OPEN = SETTLED_PROMISES.length + 1;
const LAST_OPEN = SETTLED_PROMISES.length + OPEN_PROMISES.length;
const DAYS = [...SETTLED_PROMISES, ...OPEN_PROMISES].map(({ since }) => since);
const FIRST_DAY = DAYS.reduce((first, day) => (day < first ? day : first));

const LATER_DAYS = [...new Set(DAYS)].filter((day) => day !== FIRST_DAY).sort();
const rowsOf = (day: string) =>
  DAYS.flatMap((since, index) => (since === day ? [index + 1] : [])).join(', ');

const SETTLED_COLUMNS = ['question', 'rule', 'source', 'since'] as const;
const OPEN_COLUMNS = ['question', 'rule', 'ask', 'openSince'] as const;

/** Every rule for printed codes, and the questions without one (docs/product.md, section 2, "Before you print"). */
export function BeforeYouPrint() {
  const { t } = useTranslation(['before-you-print', 'menus']);
  const url = usePageUrl();
  const namedRowId = useHashRow();
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
                    isNamed={promise.id === namedRowId}
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
                  isNamed={promise.id === namedRowId}
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
function useHashRow(): string {
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

const Title = styled(PageTitle)`
  & > h1 {
    max-inline-size: 9.5em;
  }
`;

/** Continuous paper: consecutive sheets are joined by a perforation. */
const sheet = `
  filter: ${vars.shadow.paper};

  & > div {
    position: relative;
    padding: 28px clamp(20px, 4vw, 56px) 28px clamp(44px, 8vw, 76px);
  }
  & > div::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 44px;
    border-inline-end: 2px dotted ${vars.color.line};
    background: radial-gradient(circle, ${vars.color.paper} 7px, transparent 7.5px) center 12px / 44px 30px repeat-y;
  }

  @media ${media.belowMd} {
    margin-inline: calc(-1 * ${vars.space.gutter});

    & > div::before {
      inline-size: 28px;
      background-size: 28px 30px;
    }
  }
  @media (forced-colors: active) {
    outline: 1px solid;
  }
`;

const SettledSheet = styled.div`
  ${sheet}

  & > div {
    background: ${vars.color.sheet};
    ${tornAtFoot}
  }
`;

const OpenSheet = styled.section`
  ${sheet}

  & > div {
    padding-block: 64px 44px;
    border-end-end-radius: ${vars.radius.roundL};
    color: ${vars.color.ink};
    background: ${vars.stock.salmon};
    ${tornAtHead}
  }
`;

const OpenHead = styled.div`
  display: grid;
  gap: 16px;
  margin-block-end: 28px;

  & > h2 {
    max-inline-size: 9.5em;
  }
  & > p {
    max-inline-size: 24em;
  }

  @media ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 352px;
    align-items: end;
  }
`;

const ColumnNames = styled.div`
  display: none;
  ${typography.label}

  @media ${media.lg} {
    display: grid;
    grid-template-columns: ${columns};
    gap: 0 20px;
    padding-block-end: 16px;
    border-block-end: 2px solid ${vars.color.line};

    & > :first-child {
      grid-column: 2;
    }
  }
`;

const Rows = styled.ol`
  ${mixins.listReset}

  & > li:last-child {
    border-block-end: 0;
  }
`;

const Changes = styled.section`
  display: grid;
  gap: 24px;
  margin-block-start: clamp(64px, 7vw, 104px);
  padding-block-start: 24px;
  border-block-start: 2px solid ${vars.color.line};

  & > h2 {
    font-size: min(clamp(1.625rem, 1.3rem + 1.3vw / ${textZoom}, 2.125rem), 9vw / ${textZoom});
  }
  & > dl > div {
    display: grid;
    gap: 6px 24px;
    padding-block: 6px 16px;
    border-block-end: 1px solid ${vars.color.lineSoft};
  }
  & > dl > div + div {
    padding-block-start: 16px;
  }
  & dt {
    ${typography.label}
  }
  & dd {
    line-height: 1.45;
    color: ${vars.color.ink2};
  }

  @media ${media.lg} {
    grid-template-columns: 35fr 65fr;

    & > dl > div {
      grid-template-columns: 150px minmax(0, 1fr);
    }
  }
`;
