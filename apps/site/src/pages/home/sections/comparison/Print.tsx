import { Brackets, PhoneFrame } from '@waypage/ui';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Name,
  Panel,
  PanelTitle,
  Paper,
  Phone,
  Sheet,
  Small,
  Stamp,
  Verdict,
} from './Print.styles.ts';

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
      <Name>{t('sample-sales-menu:name')}</Name>
      <Small>{t('sample-sales-menu:object.menu')}</Small>
    </Paper>
  );
  return (
    <Panel role="group" aria-labelledby={titleId}>
      <PanelTitle id={titleId}>
        {isEdited ? t(`comparison:simulator.${kind}After`) : t(`comparison:simulator.${kind}Print`)}
      </PanelTitle>
      <Sheet>{kind === 'dynamic' ? <Brackets tone="signal">{paper}</Brackets> : paper}</Sheet>
      <Phone>
        <PhoneFrame label={t(`comparison:simulator.${kind}Phone`)}>{children}</PhoneFrame>
      </Phone>
      <Verdict>{isEdited && <Stamp data-kind={kind}>{verdict}</Stamp>}</Verdict>
    </Panel>
  );
}
