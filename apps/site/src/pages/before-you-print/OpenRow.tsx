import type { OpenPromise } from '@waypage/content/promises';
import { ArrowRightIcon, TextLink, VisuallyHidden } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { AskLink } from '#features/contact/AskLink.tsx';
import { Day } from './Day.tsx';
import { EarlierWordings } from './EarlierWordings.tsx';
import { Cell, Numeral, Row, Undecided } from './PromiseRow.styles.ts';

interface Props {
  readonly promise: OpenPromise;
  readonly isNamed: boolean;
  readonly row: number;
}

/** A question without a rule, and a link to ask about it. */
export function OpenRow({ promise, isNamed, row }: Props) {
  const { t } = useTranslation(['before-you-print', 'common']);
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
            <AskLink
              subject={t('before-you-print:subject', words)}
              message={t('before-you-print:message', words)}
            />
          }
        >
          {t('before-you-print:aboutRow', { row })}
          <ArrowRightIcon size={16} />
        </TextLink>
      </Cell>
      <Cell>
        <VisuallyHidden>
          {`${t('common:label', { label: t('before-you-print:columns.openSince') })} `}
        </VisuallyHidden>
        <b>
          <Day date={since} />
        </b>
      </Cell>
    </Row>
  );
}
