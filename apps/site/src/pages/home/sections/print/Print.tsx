import { ArrowRightIcon, Button, Heading, Reveal } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLocale } from '#services/i18n/useLocale.ts';
import { Band, Check, Checks, Columns, Panel, Ways, Words } from './Print.styles.ts';

const CHECKS = ['size', 'edge', 'distance', 'contrast', 'proof'] as const;

/** Checks before a code is printed (docs/product.md, section 2, "Print it right"). */
export default function Print() {
  const { t } = useTranslation(['print']);
  const locale = useLocale();
  return (
    <Band id="print" surface="sheet">
      <Columns>
        <Reveal render={<Panel data-surface="kraft" />}>
          <img
            src={`/images/drawings/print-label-${locale}.svg`}
            alt={t('print:drawing.label')}
            width={464}
            height={464}
            loading="lazy"
            decoding="async"
          />
        </Reveal>
        <Words>
          <Heading level={2}>{t('print:title')}</Heading>
          <Reveal order={1}>
            <Checks role="list">
              {CHECKS.map((id, index) => (
                <Check key={id}>
                  <span aria-hidden="true">{index + 1}</span>
                  <h3>{t(`print:${id}.title`)}</h3>
                  <p>{t(`print:${id}.text`)}</p>
                </Check>
              ))}
            </Checks>
          </Reveal>
          <Ways>
            <Button
              variant="outline"
              iconEnd={<ArrowRightIcon size={18} />}
              render={<Link to="/print-planner" />}
            >
              {t('print:plan')}
            </Button>
            <Button variant="outline" render={<Link to="/print-kit" />}>
              {t('print:kit')}
            </Button>
            <Button variant="outline" render={<Link to="/check-a-code" />}>
              {t('print:check')}
            </Button>
            <Button variant="outline" render={<Link to="/before-you-print" />}>
              {t('print:beforeYouPrint')}
            </Button>
          </Ways>
        </Words>
      </Columns>
    </Band>
  );
}
