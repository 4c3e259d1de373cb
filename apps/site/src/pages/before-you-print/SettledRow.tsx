import type { SettledPromise } from '@waypage/content/promises';
import { TextLink, VisuallyHidden } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Day } from './Day.tsx';
import { EarlierWordings } from './EarlierWordings.tsx';
import { Cell, Numeral, Row } from './PromiseRow.styles.ts';

interface Props {
  readonly promise: SettledPromise;
  readonly isNamed: boolean;
  readonly row: number;
}

/** A rule in force, with its source and date. */
export function SettledRow({ promise, isNamed, row }: Props) {
  const { t } = useTranslation(['before-you-print', 'common']);
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
        <VisuallyHidden>
          {`${t('common:label', { label: t('before-you-print:columns.source') })} `}
        </VisuallyHidden>
        <TextLink render={<Link to={source.path} />}>{t(source.label)}</TextLink>
      </Cell>
      <Cell>
        <VisuallyHidden>
          {`${t('common:label', { label: t('before-you-print:columns.since') })} `}
        </VisuallyHidden>
        <b>
          <Day date={since} />
        </b>{' '}
        {earlier.length === 0 && <small>{t('before-you-print:firstWording')}</small>}
      </Cell>
    </Row>
  );
}
