import { mixins } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { needsScripts, Page, PageImage, PageTitle, progressBar } from '../PageParts.tsx';
import { PlayerButtons } from '../parts/audio/PlayerButtons.tsx';
import { TUNES } from '../parts/audio/tunes.ts';
import { MIDWAY, secondsOf, usePlayer } from '../parts/audio/usePlayer.ts';

const TRACKS = [
  { title: 'sample-audio-episode:episode.first', length: '3:12' },
  { title: 'sample-audio-episode:episode.second', length: '2:47' },
  { title: 'sample-audio-episode:episode.third', length: '4:05' },
] as const;

export default function EpisodePage() {
  const { t } = useTranslation(['sample-audio-episode']);
  const player = usePlayer(TUNES, MIDWAY);
  const { track, position, isPlaying } = player;
  const playing = isPlaying ? TRACKS[track] : undefined;
  return (
    <Root>
      <Record src="/images/pages/record.svg" width={211} height={211} />
      <PageTitle size="min(34px, 9.4vw)" lineHeight={0.97} margin="0 9px" isBalanced>
        {t('sample-audio-episode:episode.title')}
      </PageTitle>
      <div>{t('sample-audio-episode:episode.length')}</div>
      <Player>
        <progress
          aria-label={t('sample-audio-episode:episode.position')}
          max={secondsOf(TUNES, track)}
          value={position}
        />
        <Buttons>
          <PlayerButtons
            player={player}
            labels={{
              previous: t('sample-audio-episode:episode.previous'),
              play: t('sample-audio-episode:episode.play'),
              pause: t('sample-audio-episode:episode.pause'),
              next: t('sample-audio-episode:episode.next'),
            }}
          />
        </Buttons>
        <Playing role="status">
          {playing && t('sample-audio-episode:episode.excerpt', { track: t(playing.title) })}
        </Playing>
      </Player>
      <Tracks role="list">
        {TRACKS.map(({ title, length }) => (
          <li key={title}>
            <b>{t(title)}</b>
            {length}
          </li>
        ))}
      </Tracks>
    </Root>
  );
}

const Root = styled(Page)`
  --_gutter: 24px;
  --_ground: #e2552b;
  --_ink: #15140f;
  padding-block: 84px 24px;
`;

const Record = styled(PageImage)`
  align-self: center;
  flex: none;
  margin-block-end: 45px;
`;

const Player = styled.div`
  margin-block-start: 18px;

  ${needsScripts}

  ${progressBar('#a94325', 'var(--_ink)')}
`;

const Buttons = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block-start: 18px;
  padding-inline: 34px;

  --_play-size: 60px;
  --_play: var(--_ink);
  --_play-ink: #f4efe2;
`;

const Playing = styled.div`
  min-block-size: 20px;
  margin-block: 14px;
  text-align: center;
`;

const Tracks = styled.ul`
  ${mixins.listReset}
  margin-block-start: auto;

  & > li {
    display: flex;
    gap: 12px;
    justify-content: space-between;
    padding-block: 10.5px;
    border-block-start: 1px solid #bd4423;
  }

  b {
    font-weight: 700;
  }
`;
