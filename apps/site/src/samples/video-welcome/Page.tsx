import { PauseIcon, PhoneIcon, PlayIcon } from '@waypage/ui';
import { mixins, typography } from '@waypage/ui/theme';
import { useEffect, useReducer } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import {
  column,
  FootAction,
  WideImage,
  needsScripts,
  Page,
  PageTitle,
  progressBar,
} from '../PageParts.tsx';
import {
  AT_START,
  chapterAt,
  CHAPTERS,
  FILM_SECONDS,
  playWelcome,
  startOf,
} from './welcome-film.ts';

const TICK_MS = 250;

/** Only the light of the image changes. Without scripts the subtitles of all chapters are readable. */
export default function WelcomePage() {
  const { t } = useTranslation(['sample-video-welcome']);
  const [{ position, isPlaying }, dispatch] = useReducer(playWelcome, AT_START);
  const current = chapterAt(position);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => dispatch({ type: 'tick', seconds: TICK_MS / 1000 }), TICK_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);

  return (
    <Root data-hour={CHAPTERS[current]}>
      <Head>
        <span>{t('sample-video-welcome:place')}</span>
        <PageTitle
          size="min(48px, 13.3vw)"
          lineHeight={0.94}
          longSize="min(40px, 11.1vw)"
          margin="8px 0"
        >
          {t('sample-video-welcome:title')}
        </PageTitle>
      </Head>
      <Screen>
        <Sun />
        <Lamp />
        <WideImage src="/images/halftones/loch-cabin.webp" width={360} height={340} />
      </Screen>
      <Panel>
        <Player>
          <Play
            type="button"
            aria-label={t(isPlaying ? 'sample-video-welcome:pause' : 'sample-video-welcome:play')}
            onClick={() => dispatch({ type: 'toggle' })}
          >
            {isPlaying ? <PauseIcon size={28} /> : <PlayIcon size={28} />}
          </Play>
          <Subtitle role="status">
            {t(`sample-video-welcome:words.${CHAPTERS[current] ?? 'key'}`)}
          </Subtitle>
        </Player>
        <progress
          aria-label={t('sample-video-welcome:position')}
          max={FILM_SECONDS}
          value={position}
        />
        <Parts>
          {CHAPTERS.map((chapter, index) => (
            <li key={chapter}>
              <button
                type="button"
                aria-current={index === current || undefined}
                onClick={() => dispatch({ type: 'jump', chapter: index })}
              >
                <b>{startOf(index)}</b> {t(`sample-video-welcome:parts.${chapter}`)}
              </button>
              <Transcript>
                <b>{t(`sample-video-welcome:parts.${chapter}`)}</b>
                {t(`sample-video-welcome:words.${chapter}`)}
              </Transcript>
            </li>
          ))}
        </Parts>
        <FootAction href="tel:+441632960173">
          <PhoneIcon size={20} />
          {t('sample-video-welcome:call')}
        </FootAction>
      </Panel>
    </Root>
  );
}

const Root = styled(Page)`
  --_ground: #f4b183;
  --_ink: #10222b;
  --_lamp: #f4b183;
  --_sun: #fbe3c0;
  --_sun-at: translate(36px, 48px);
  --_action: #fbd86b;
  --_action-ink: #10222b;
  transition: background-color 1.2s;

  &[data-hour='stove'] {
    --_ground: #bfdcd8;
    --_lamp: #bfdcd8;
    --_sun: #fdf3cf;
    --_sun-at: translate(262px, 22px);
  }

  &[data-hour='night'] {
    --_ground: #8fa3cf;
    --_lamp: #ffd95a;
    --_sun: #dfe6f7;
    --_sun-at: translate(150px, 44px);
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

const Head = styled.div`
  position: relative;
  z-index: 1;
  padding: 54px 22px 0;

  span {
    ${typography.labelLg}
  }
`;

/* Dots without a background: the sky, the sun and the lamp show through. */
const Screen = styled.div`
  position: relative;
  margin-block-start: -34px;

  img {
    position: relative;
  }
`;

const Sun = styled.div`
  position: absolute;
  inset: 0 auto auto 0;
  inline-size: 74px;
  block-size: 74px;
  border-radius: 50%;
  background: var(--_sun);
  transform: var(--_sun-at);
  transition:
    transform 1.2s ease-in-out,
    background-color 1.2s;

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

const Lamp = styled.div`
  position: absolute;
  inset-block: 50.3% 42.8%;
  inset-inline: 57.2% 28.2%;
  clip-path: polygon(0 0, 42% 0, 42% 100%, 0 100%, 0 0, 72% 0, 100% 0, 100% 100%, 72% 100%, 72% 0);
  background: var(--_lamp);
`;

const Panel = styled.div`
  ${column}
  padding: 0 22px 22px;
  color: #eef2f4;
  background: var(--_ink);
  --_focus: #eef2f4;

  ${progressBar('#38505c', 'var(--_action)')}

  progress {
    ${needsScripts}
  }
`;

const Player = styled.div`
  display: flex;
  gap: 16px;
  align-items: center;
  min-block-size: 92px;

  ${needsScripts}
`;

const Play = styled.button`
  ${mixins.buttonReset}
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 64px;
  block-size: 64px;
  color: var(--_ink);
  background: #eef2f4;
`;

const Subtitle = styled.div`
  font-size: 17px;
  line-height: 1.3;
`;

const Transcript = styled.span`
  display: none;

  @media (scripting: none) {
    display: block;
  }
`;

const Parts = styled.ol`
  ${mixins.listReset}
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 10px;
  margin-block-end: 12px;

  @media (scripting: none) {
    grid-template-columns: 1fr;
    padding-block: 14px;
  }

  button {
    ${mixins.buttonReset}
    inline-size: 100%;
    min-block-size: 52px;
    padding-block: 8px 4px;
    line-height: 1.2;
    color: #b7c6cd;

    ${needsScripts}
  }

  b {
    display: block;
    font-variant-numeric: tabular-nums;
  }

  button[aria-current] {
    color: var(--_action);
  }
`;
