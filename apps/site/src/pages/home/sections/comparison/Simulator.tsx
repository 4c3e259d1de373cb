import { useAnnouncement } from '@waypage/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { WithoutScripts } from '#components/without-scripts/WithoutScripts.tsx';
import { links } from '#services/hosts.ts';
import { useLocale } from '#services/i18n/useLocale.ts';
import { densityOf } from './comparison-view.ts';
import { BrowserPage } from './BrowserPage.tsx';
import { DYNAMIC_PATH, shownHost, STATIC_URL } from './destination.ts';
import { Print } from './Print.tsx';
import { SeasonMenu } from './SeasonMenu.tsx';
import { Entry, Moment, Reset, Root, SampleTag, Sentence, Side } from './Simulator.styles.ts';
import { UrlField } from './UrlField.tsx';
import { URL_MAX_LENGTH, useSimulator } from './useSimulator.ts';

const DYNAMIC_URL = links.shortUrl(DYNAMIC_PATH);
const STATIC_HOST = shownHost(new URL(STATIC_URL).host);

/** Two prints of one URL: editing it shows which one follows (docs/design.md, section 11, "Simulator"). */
export function Simulator() {
  const { t } = useTranslation(['comparison']);
  const locale = useLocale();
  const simulator = useSimulator();
  const field = useRef<HTMLTextAreaElement>(null);
  const { isEdited, isEmpty, tooMany, isWrong, destination } = simulator;
  const sentence = isEmpty
    ? t('comparison:simulator.empty')
    : tooMany > 0
      ? t('comparison:simulator.tooLong', { count: tooMany, max: URL_MAX_LENGTH })
      : isEdited
        ? t('comparison:simulator.after')
        : t('comparison:simulator.before');
  const verdicts = {
    static: t('comparison:simulator.staticWrong'),
    dynamic: t('comparison:simulator.dynamicWorks'),
  };
  useAnnouncement(isEdited ? `${sentence} ${verdicts.static}. ${verdicts.dynamic}.` : sentence, {
    muted: !simulator.isTouched,
  });
  return (
    <Root>
      <Moment>
        {isEdited ? t('comparison:simulator.afterOneEdit') : t('comparison:simulator.asPrinted')}
      </Moment>
      <Side>
        <Entry>
          <UrlField simulator={simulator} ref={field} />
          <Reset
            type="button"
            data-idle={(!isEdited && !isWrong) || undefined}
            onClick={() => {
              simulator.reset();
              field.current?.focus();
            }}
          >
            {t('comparison:simulator.reset')}
          </Reset>
          <Sentence data-wrong={isWrong || undefined}>{sentence}</Sentence>
        </Entry>
        <WithoutScripts>
          <Sentence>{t('comparison:simulator.withoutScript')}</Sentence>
        </WithoutScripts>
        <dl>
          <div>
            <dt>{t('comparison:simulator.static')}</dt>
            <dd>{t('comparison:simulator.modules', densityOf(STATIC_URL, locale))}</dd>
          </div>
          <div>
            <dt>{t('comparison:simulator.dynamic')}</dt>
            <dd>{t('comparison:simulator.modules', densityOf(DYNAMIC_URL, locale))}</dd>
          </div>
        </dl>
      </Side>
      <Print kind="static" url={STATIC_URL} isEdited={isEdited} verdict={verdicts.static}>
        {isEdited ? (
          <BrowserPage
            host={STATIC_HOST}
            title={t('comparison:simulator.missing.title')}
            text={t('comparison:simulator.missing.text')}
          />
        ) : (
          <SeasonMenu season="spring" />
        )}
      </Print>
      <Print kind="dynamic" url={DYNAMIC_URL} isEdited={isEdited} verdict={verdicts.dynamic}>
        {destination.kind === 'menu' ? (
          <SeasonMenu season={destination.season} />
        ) : (
          <BrowserPage host={destination.host} title={destination.title} />
        )}
      </Print>
      <SampleTag>{t('comparison:simulator.sampleTag')}</SampleTag>
    </Root>
  );
}
