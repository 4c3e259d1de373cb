import { ChevronDownIcon, PauseIcon } from '@waypage/ui';
import { media, mixins } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { font, needsScripts, Page, PageImage, PageTitle, progressBar } from '../PageParts.tsx';
import { PlayerButtons } from '../parts/audio/PlayerButtons.tsx';
import { WALK_TUNES } from '../parts/audio/tunes.ts';
import { AT_START, secondsOf, usePlayer } from '../parts/audio/usePlayer.ts';

const STOPS = [
  { id: 'gate', length: '3:10' },
  { id: 'sluice', length: '4:25' },
  { id: 'wheel', length: '3:40' },
  { id: 'stones', length: '2:55' },
  { id: 'loft', length: '4:05' },
  { id: 'bridge', length: '2:45' },
] as const;

/** Six stops of an audio walk. The mill's wheel has a bucket for each stop, and turns to the chosen one. */
export default function TourPage() {
  const { t } = useTranslation(['sample-audio-tour']);
  const player = usePlayer(WALK_TUNES, AT_START);
  const { track, position, isPlaying, choose } = player;
  const current = STOPS[track];
  const title = current ? t(`sample-audio-tour:${current.id}.title`) : '';
  return (
    <Root>
      <PageTitle size="min(40px, 11vw)" lineHeight={0.94} longSize="min(33px, 9.1vw)" isBalanced>
        {t('sample-audio-tour:title')}
      </PageTitle>
      <Lead>{t('sample-audio-tour:lead')}</Lead>
      <Scene>
        <PageImage src="/images/pages/mill-race.svg" width={360} height={206} />
        <Wheel src="/images/pages/mill-wheel.svg" width={300} height={300} data-stop={track + 1} />
        <Water viewBox="0 0 360 40" aria-hidden="true">
          <path
            fill="#2f7492"
            d="M0 12q11.25-13 22.5 0t22.5 0 22.5 0 22.5 0 22.5 0 22.5 0 22.5 0 22.5 0 22.5 0 22.5 0 22.5 0 22.5 0 22.5 0 22.5 0 22.5 0 22.5 0v40H0z"
          />
        </Water>
      </Scene>
      <Stops>
        {STOPS.map(({ id, length }, index) => (
          <li key={id}>
            <Number
              type="button"
              aria-label={t(
                isPlaying && index === track
                  ? 'sample-audio-tour:pauseStop'
                  : 'sample-audio-tour:playStop',
                { number: index + 1, title: t(`sample-audio-tour:${id}.title`) },
              )}
              aria-current={index === track || undefined}
              onClick={() => choose(index)}
            >
              {isPlaying && index === track ? <PauseIcon size={18} /> : index + 1}
            </Number>
            <details name="stop">
              <summary>
                <b>{t(`sample-audio-tour:${id}.title`)}</b>
                <span>{length}</span>
                <ChevronDownIcon size={18} />
              </summary>
              <p>{t(`sample-audio-tour:${id}.text`)}</p>
            </details>
          </li>
        ))}
      </Stops>
      <Player role="group" aria-label={t('sample-audio-tour:player')}>
        <Now role="status">
          {isPlaying ? t('sample-audio-tour:excerpt', { title }) : `${String(track + 1)} ${title}`}
        </Now>
        <PlayerButtons
          player={player}
          labels={{
            previous: t('sample-audio-tour:previousStop'),
            play: t('sample-audio-tour:play'),
            pause: t('sample-audio-tour:pause'),
            next: t('sample-audio-tour:nextStop'),
          }}
        />
        <progress
          aria-label={t('sample-audio-tour:position')}
          max={secondsOf(WALK_TUNES, track)}
          value={position}
        />
      </Player>
    </Root>
  );
}

const Root = styled(Page)`
  --_ground: #f6ecd2;
  --_ink: #17313c;
  --_rule: #cfc6ae;
  --_gutter: 20px;
  padding-block-start: 50px;
`;

const Lead = styled.div`
  margin-block-start: 10px;
  font-size: 16px;
`;

const Scene = styled.div`
  position: relative;
  flex: none;
  block-size: 206px;
  margin-inline: -20px;
  overflow: hidden;

  & > img:first-child {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    object-position: 0 0;
  }
`;

const Wheel = styled(PageImage)`
  position: absolute;
  inset-block-start: 18px;
  inset-inline-start: calc(50% - 126px);

  ${[2, 3, 4, 5, 6].map(
    (stop) => `&[data-stop='${stop}'] { transform: rotate(${-60 * (stop - 1)}deg); }`,
  )}

  @media (prefers-reduced-motion: no-preference) {
    transition: transform 600ms cubic-bezier(0.45, 0, 0.55, 1);
  }
`;

const Water = styled.svg`
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: 0;
  inline-size: 100%;
`;

const Stops = styled.ol`
  ${mixins.listReset}

  li {
    display: grid;
    grid-template-columns: 44px 1fr;
    gap: 10px;
    border-block-end: 1px solid var(--_rule);
  }

  @media (scripting: none) {
    li {
      grid-template-columns: 1fr;
    }
  }

  /* Keeps focused elements above the player. */
  summary,
  button {
    scroll-margin-block-end: 92px;
  }

  summary {
    display: flex;
    gap: 8px;
    align-items: center;
    min-block-size: 47px;
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  @media ${media.hover} {
    summary:hover b {
      text-decoration: underline;
    }
  }

  b {
    margin-inline-end: auto;
    font-weight: 650;
    font-size: 16.5px;
  }

  [open] svg {
    transform: rotate(180deg);
  }

  p {
    padding-block: 2px 14px;
    font-size: 16px;
    line-height: 1.42;
  }
`;

const Number = styled.button`
  ${mixins.buttonReset}
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 47px;
  ${font('h3', '20px')}
  color: #a33c22;

  &[aria-current] {
    color: #f6ecd2;
    background: #a33c22;
  }

  ${needsScripts}
`;

/* Reachable by thumb at any scroll position. */
const Player = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: grid;
  grid-template-columns: 1fr 44px 52px 44px;
  column-gap: 4px;
  align-items: center;
  margin-block-start: auto;
  margin-inline: -20px;
  padding: 14px 12px 14px 20px;
  color: #f6ecd2;
  background: #17313c;
  --_focus: #f6ecd2;
  --_play-size: 52px;
  --_play: #f0a63c;
  --_play-ink: #17313c;

  ${needsScripts}

  ${progressBar('#48606a', '#f0a63c')}

  progress {
    position: absolute;
    inset: 0 0 auto;
    block-size: 5px;
  }
`;

const Now = styled.div`
  padding-inline-end: 8px;
  font-weight: 650;
  font-size: 16px;
  line-height: 1.2;
`;
