import { useAnnouncement } from '@waypage/ui';
import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { useRef } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { WithoutScripts } from '#components/without-scripts/WithoutScripts.tsx';
import { links } from '#services/links.ts';
import { densityOf } from './comparison-view.ts';
import { BrowserPage, SeasonMenu } from './SimulatedPages.tsx';
import { DYNAMIC_PATH, STATIC_URL, withoutWww } from './destination.ts';
import { PrintedCode } from './PrintedCode.tsx';
import { UrlField } from './UrlField.tsx';
import { URL_MAX_LENGTH, useSimulator } from './useSimulator.ts';

const DYNAMIC_URL = links.shortUrl(DYNAMIC_PATH);
const STATIC_HOST = withoutWww(new URL(STATIC_URL).host);

/** Two prints of one URL: editing it shows which one follows (docs/design.md, section 11, "Simulator"). */
export function Simulator() {
  const { t, locale } = useTranslation(['comparison']);
  const simulator = useSimulator();
  const field = useRef<HTMLTextAreaElement>(null);
  const { isEdited, isEmpty, excessLength, isWrong, destination } = simulator;
  const sentence =
    excessLength > 0
      ? t('comparison:simulator.tooLong', { count: excessLength, max: URL_MAX_LENGTH })
      : t(`comparison:simulator.${isEmpty ? 'empty' : isEdited ? 'after' : 'before'}`);
  const verdicts = {
    static: t('comparison:simulator.staticWrong'),
    dynamic: t('comparison:simulator.dynamicWorks'),
  };
  useAnnouncement(isEdited ? `${sentence} ${verdicts.static}. ${verdicts.dynamic}.` : sentence, {
    muted: !simulator.isTouched,
  });
  return (
    <Root>
      <StateLabel>
        {isEdited ? t('comparison:simulator.afterOneEdit') : t('comparison:simulator.asPrinted')}
      </StateLabel>
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
      <PrintedCode kind="static" url={STATIC_URL} isEdited={isEdited} verdict={verdicts.static}>
        {isEdited ? (
          <BrowserPage
            host={STATIC_HOST}
            title={t('comparison:simulator.missing.title')}
            text={t('comparison:simulator.missing.text')}
          />
        ) : (
          <SeasonMenu season="spring" />
        )}
      </PrintedCode>
      <PrintedCode kind="dynamic" url={DYNAMIC_URL} isEdited={isEdited} verdict={verdicts.dynamic}>
        {destination.kind === 'menu' ? (
          <SeasonMenu season={destination.season} />
        ) : (
          <BrowserPage host={destination.host} title={destination.title} />
        )}
      </PrintedCode>
      <SampleTag>{t('comparison:simulator.sampleTag')}</SampleTag>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 296fr) minmax(0, 492fr) minmax(0, 492fr);
  gap: 24px;

  @media ${media.belowXl} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${media.belowLg} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Side = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 28px;

  & > dl > div {
    padding-block: 12px;
    border-block-start: 1px solid ${vars.color.lineSoft};
  }
  & dt {
    ${typography.small}
    color: ${vars.color.ink3};
  }
  & dd {
    font-size: 1rem;
    line-height: 1.4;
  }

  @media ${media.belowXl} {
    grid-column: 1 / -1;
  }

  @media (min-width: 768px) and (max-width: 1279.98px) {
    flex-direction: row;
    align-items: end;
    gap: 40px;

    & > * {
      flex: 1 1 0;
    }
  }
`;

const Entry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: 10px 16px;

  & > :is(div, p) {
    grid-column: 1 / -1;
  }

  @media ${media.noScript} {
    display: none;
  }
`;

/** Follows the field in the tab order, but is placed beside its label. */
const Reset = styled.button`
  ${mixins.buttonReset}
  grid-row: 1;
  grid-column: 2;
  margin-block: -12px;
  padding-block: 12px;
  ${typography.small}
  font-weight: 650;
  text-decoration: underline;
  text-decoration-color: ${vars.color.signal};
  text-decoration-thickness: 2px;
  text-underline-offset: 5px;
  ${mixins.focusRing}

  &[data-idle] {
    visibility: hidden;
  }
`;

const StateLabel = styled.div`
  grid-column: 1 / -1;
  margin-block-end: -16px;
  ${typography.labelLg}
  color: ${vars.color.ink3};
`;

const Sentence = styled.p`
  margin-block-start: 6px;
  font-size: 1rem;
  color: ${vars.color.ink2};

  &[data-wrong] {
    color: ${vars.color.signalText};
  }
`;

const SampleTag = styled.p`
  grid-column: 1 / -1;
  justify-self: end;
  ${typography.small}
  color: ${vars.color.ink3};
`;
