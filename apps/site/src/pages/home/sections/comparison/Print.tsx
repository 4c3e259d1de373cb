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
  readonly title: string;
  readonly codeAlt: string;
  readonly phoneLabel: string;
  readonly verdict: string | undefined;
  readonly children: ReactNode;
}

const CODE_SIZE = 214;

export function Print({ kind, title, codeAlt, phoneLabel, verdict, children }: Props) {
  const { t } = useTranslation(['sample-sales-menu']);
  const titleId = useId();
  const paper = (
    <Paper data-kind={kind}>
      <img
        src={`/images/drawings/comparison-${kind}.svg`}
        alt={codeAlt}
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
      <PanelTitle id={titleId}>{title}</PanelTitle>
      <Sheet>{kind === 'dynamic' ? <Brackets tone="signal">{paper}</Brackets> : paper}</Sheet>
      <Phone>
        <PhoneFrame label={phoneLabel}>{children}</PhoneFrame>
      </Phone>
      <Verdict>{verdict && <Stamp data-kind={kind}>{verdict}</Stamp>}</Verdict>
    </Panel>
  );
}
