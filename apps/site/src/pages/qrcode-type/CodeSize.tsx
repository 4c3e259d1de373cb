import { formatNumber } from '@waypage/content';
import { PRINT_RULES } from '@waypage/codes/print';
import { Heading, type QrPath, Reveal, Section, TextLink } from '@waypage/ui';
import { vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ArrowLink } from '#components/arrow-link/ArrowLink.tsx';
import { FactList } from '#components/fact-list/FactList.tsx';
import { useLocale } from '#services/i18n/useLocale.ts';
import type { CodeMeasures } from './code-measures.ts';
import { SizeDrawing } from './SizeDrawing.tsx';
import type { TypeView } from './view-type.ts';
import { Columns } from './WhereToPut.tsx';

interface Props {
  readonly view: TypeView;
  readonly code: QrPath;
  readonly measures: CodeMeasures;
}

export function CodeSize({ view: { messages }, code, measures }: Props) {
  const { t } = useTranslation(['qrcode-type', messages.namespace]);
  const locale = useLocale();
  const size = formatNumber(measures.pattern, locale);
  const edge = formatNumber(measures.edge, locale, 1);
  const whole = formatNumber(measures.whole, locale, 1);
  const facts = [
    [t('qrcode-type:size.pattern'), t('qrcode-type:size.patternValue', { size })],
    [
      t('qrcode-type:size.smallest'),
      t('qrcode-type:size.smallestValue', { minSize: PRINT_RULES.minSizeCm }),
    ],
    [t('qrcode-type:size.edge'), t('qrcode-type:size.edgeValue', { edge })],
    [
      t('qrcode-type:size.scansFrom'),
      t('qrcode-type:size.scansFromValue', { distance: measures.distanceCm }),
    ],
  ] as const;

  return (
    <Section>
      <Columns>
        <Reveal render={<Panel />}>
          <SizeDrawing
            code={code}
            measures={measures}
            label={t('qrcode-type:size.drawing', { size, edge })}
            words={{
              pattern: t('qrcode-type:size.patternValue', { size }),
              whole: t('qrcode-type:size.patternValue', { size: whole }),
              clear: t('qrcode-type:size.clear', {
                edge,
                quietZone: PRINT_RULES.quietZoneModules,
              }),
            }}
          />
        </Reveal>
        <div>
          <Heading level={2}>{t('qrcode-type:size.title')}</Heading>
          <Facts facts={facts} />
          <Remark>{t(messages.size)}</Remark>
          <Ways>
            <ArrowLink to="/print-planner">{t('qrcode-type:size.plan')}</ArrowLink>
            <TextLink render={<Link to="/before-you-print#size" />}>
              {t('qrcode-type:size.rule')}
            </TextLink>
            <ArrowLink to="/print-kit">{t('qrcode-type:size.print')}</ArrowLink>
            <ArrowLink to="/check-a-code">{t('qrcode-type:size.check')}</ArrowLink>
          </Ways>
        </div>
      </Columns>
    </Section>
  );
}

const Panel = styled.div`
  align-self: start;
  border-end-end-radius: ${vars.radius.roundL};
  background: ${vars.color.mist};
`;

const Facts = styled(FactList)`
  margin-block-start: 28px;
  border-block-start: 2px solid ${vars.color.line};
`;

const Remark = styled.p`
  max-inline-size: 34em;
  margin-block: 20px 28px;
  color: ${vars.color.ink2};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 28px;
`;
