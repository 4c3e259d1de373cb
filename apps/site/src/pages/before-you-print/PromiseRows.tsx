import type { EarlierWording, OpenPromise, SettledPromise } from '@waypage/content/promises';
import { ArrowRightIcon, TextLink, VisuallyHidden } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { questionPath } from '#features/contact/ask-question.ts';
import { Day } from './Day.tsx';
import { writeDay } from '#services/i18n/write-day.ts';
import { Cell, Earlier, Numeral, Row, Undecided } from './PromiseRow.styles.ts';

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

/** A rule in force, with its source and date. */
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

/** A question without a rule, and a link to ask about it. */
export function OpenRow({ promise, isNamed, row }: Props<OpenPromise>) {
  const { t } = useTranslation(['before-you-print']);
  const { id, since, earlier } = promise;
  const words = { row, question: t(promise.question), detail: t(promise.detail) };
  return (
    <Row id={id} data-named={isNamed ? '' : undefined}>
      <Numeral aria-hidden="true">{row}</Numeral>
      <div>
        <h3>{words.question}</h3>
        <small>{words.detail}</small>
      </div>
      <div>
        <Undecided>{t('before-you-print:notDecided')}</Undecided>
        <EarlierWordings wordings={earlier} />
      </div>
      <Cell>
        <TextLink
          render={
            <Link
              to={questionPath({
                subject: t('before-you-print:subject', words),
                message: t('before-you-print:message', words),
              })}
            />
          }
        >
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
