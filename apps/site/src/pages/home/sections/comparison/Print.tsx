import { Brackets } from '@waypage/ui';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel, Paper, Phone, Sheet, Stamp } from './Print.styles.ts';

interface Props {
  readonly kind: 'static' | 'dynamic';
  /** The URL in the code. */
  readonly url: string;
  readonly isEdited: boolean;
  readonly verdict: string;
  readonly children: ReactNode;
}

const CODE_SIZE = 214;

export function Print({ kind, url, isEdited, verdict, children }: Props) {
  const { t } = useTranslation(['comparison', 'sample-sales-menu']);
  const titleId = useId();
  const paper = (
    <Paper data-kind={kind}>
      <img
        src={`/images/drawings/comparison-${kind}.svg`}
        alt={t(`comparison:simulator.${kind}Code`, { address: url })}
        width={CODE_SIZE}
        height={CODE_SIZE}
        loading="lazy"
        decoding="async"
      />
      <span>{t('sample-sales-menu:name')}</span>
      <span>{t('sample-sales-menu:object.menu')}</span>
    </Paper>
  );
  return (
    <Panel role="group" aria-labelledby={titleId}>
      <h4 id={titleId}>
        {isEdited ? t(`comparison:simulator.${kind}After`) : t(`comparison:simulator.${kind}Print`)}
      </h4>
      <Sheet>{kind === 'dynamic' ? <Brackets tone="signal">{paper}</Brackets> : paper}</Sheet>
      <Phone label={t(`comparison:simulator.${kind}Phone`)}>{children}</Phone>
      {isEdited && <Stamp data-kind={kind}>{verdict}</Stamp>}
    </Panel>
  );
}
