import type { EarlierWording, OpenPromise, SettledPromise } from '@waypage/content/promises';
import { ArrowRightIcon, TextLink, VisuallyHidden } from '@waypage/ui';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { Link } from 'react-router-dom';
import { questionPath } from '#features/contact/question-link.ts';
import { writeDay } from '#services/i18n/write-day.ts';
import { media, mixins, textZoom, tokens, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

/** Earlier wordings of a row, for readers who printed by them. */
function EarlierWordings({ wordings }: { readonly wordings: readonly EarlierWording[] }) {
  const { t } = useTranslation(['before-you-print']);
  const dates = useTranslation(['dates']);
  if (wordings.length === 0) return undefined;
  return (
    <Earlier>
      <summary>{t('before-you-print:earlier')}</summary>
      {wordings.map(({ until, text }) => (
        <p key={until}>
          {t('before-you-print:until', { day: writeDay(until, dates.t) })} {t(text)}
        </p>
      ))}
    </Earlier>
  );
}

function ColumnName({ column }: { readonly column: 'source' | 'since' | 'openSince' }) {
  const { t } = useTranslation(['before-you-print', 'common']);
  const label = t(`before-you-print:columns.${column}`);
  return <VisuallyHidden>{`${t('common:label', { label })} `}</VisuallyHidden>;
}

interface Props<AnyPromise> {
  readonly promise: AnyPromise;
  readonly isNamed: boolean;
  readonly row: number;
}

export function SettledRow({ promise, isNamed, row }: Props<SettledPromise>) {
  const { t } = useTranslation(['before-you-print']);
  const { id, question, rule, source, since, earlier } = promise;
  return (
    <Row id={id} data-named={isNamed ? '' : undefined}>
      <Numeral aria-hidden="true">{row}</Numeral>
      <h2>{t(question)}</h2>
      <div>
        <p>{t(rule)}</p>
        <EarlierWordings wordings={earlier} />
      </div>
      <Cell>
        <ColumnName column="source" />
        <TextLink render={<Link to={source.path} />}>{t(source.label)}</TextLink>
      </Cell>
      <Cell>
        <ColumnName column="since" />
        <b>
          <Day date={since} />
        </b>{' '}
        {earlier.length === 0 && <small>{t('before-you-print:firstWording')}</small>}
      </Cell>
    </Row>
  );
}

export function OpenRow({ promise, isNamed, row }: Props<OpenPromise>) {
  const { t } = useTranslation(['before-you-print']);
  const { id, since, earlier } = promise;
  const values = { row, question: t(promise.question), detail: t(promise.detail) };
  const to = questionPath({
    subject: t('before-you-print:subject', values),
    message: t('before-you-print:message', values),
  });
  return (
    <Row id={id} data-named={isNamed ? '' : undefined}>
      <Numeral aria-hidden="true">{row}</Numeral>
      <div>
        <h3>{values.question}</h3>
        <small>{values.detail}</small>
      </div>
      <div>
        <UndecidedNote>{t('before-you-print:notDecided')}</UndecidedNote>
        <EarlierWordings wordings={earlier} />
      </div>
      <Cell>
        <TextLink render={<Link to={to} />}>
          {t('before-you-print:aboutRow', { row })}
          <ArrowRightIcon size={16} />
        </TextLink>
      </Cell>
      <Cell>
        <ColumnName column="openSince" />
        <b>
          <Day date={since} />
        </b>
      </Cell>
    </Row>
  );
}

/** Shared by the rows and the column headings. */
export const columns = '66fr 284fr 358fr 157fr 130fr';

const Row = styled.li`
  display: grid;
  grid-template-columns: min(3.25rem, 16.5vw) minmax(0, 1fr);
  gap: 12px 12px;
  padding-block: 24px;
  border-block-end: 1px solid ${vars.color.lineSoft};
  scroll-margin-block-start: 96px;

  [data-surface] & {
    border-color: rgb(21 20 15 / 0.3);
  }

  & > :not(:first-child) {
    grid-column: 2;
  }
  & :is(h2, h3) {
    ${typography.question}
  }
  & p {
    line-height: 1.45;
  }
  & small {
    ${typography.small}
    color: ${vars.color.ink2};
  }
  & div > small {
    display: block;
    margin-block-start: 6px;
  }
  &:is(:target, [data-named]) {
    position: relative;

    &::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: -14px;
      border-inline-start: 6px solid ${vars.color.signal};

      @media (forced-colors: active) {
        border-color: Highlight;
      }
    }
  }

  @media ${media.lg} {
    grid-template-columns: ${columns};
    gap: 0 20px;
    align-items: start;

    & > :not(:first-child) {
      grid-column: auto;
    }
  }
`;

const Numeral = styled.span`
  ${typography.labelLg}
  font-size: min(2.25rem, 11.5vw / ${textZoom});
  line-height: 0.9;
`;

const Cell = styled.div`
  ${typography.small}

  & > a {
    display: inline-block;
  }
  & > b {
    ${typography.label}
    font-stretch: ${tokens.font.width.narrow};
  }

  @media ${media.lg} {
    & > small {
      display: block;
    }
  }
`;

const UndecidedNote = styled.p`
  padding: 12px 18px;
  border: 2px dashed ${vars.color.line};
  border-end-end-radius: ${vars.radius.roundS};
`;

const Earlier = styled.details`
  margin-block-start: 10px;
  ${typography.small}
  color: ${vars.color.ink2};

  & > summary {
    min-block-size: 44px;
    align-content: center;
    cursor: pointer;
    ${mixins.focusRing}
  }
`;

export function Day({ date }: { readonly date: string }) {
  const { t } = useTranslation(['dates']);
  return <time dateTime={date}>{writeDay(date, t)}</time>;
}
