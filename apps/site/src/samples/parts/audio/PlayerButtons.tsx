import { PauseIcon, PlayIcon } from '@waypage/ui';
import { mixins } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import type { usePlayer } from './usePlayer.ts';
import { PageIcon } from '../../PageIcons.tsx';

interface Props {
  readonly player: Pick<ReturnType<typeof usePlayer>, 'isPlaying' | 'toggle' | 'skip'>;
  readonly labels: Readonly<Record<'previous' | 'play' | 'pause' | 'next', string>>;
}

/** The middle button is round, `--_play-size` across, in the page's colors `--_play` and `--_play-ink`. */
export function PlayerButtons({ player: { isPlaying, toggle, skip }, labels }: Props) {
  return (
    <>
      <Skip type="button" aria-label={labels.previous} onClick={() => skip(-1)}>
        <SkipIcon isBack />
      </Skip>
      <Play type="button" aria-label={isPlaying ? labels.pause : labels.play} onClick={toggle}>
        {isPlaying ? <PauseIcon size={26} /> : <PlayIcon size={26} />}
      </Play>
      <Skip type="button" aria-label={labels.next} onClick={() => skip(1)}>
        <SkipIcon />
      </Skip>
    </>
  );
}

const Skip = styled.button`
  ${mixins.buttonReset}
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
`;

const Play = styled(Skip)`
  inline-size: var(--_play-size);
  block-size: var(--_play-size);
  border-radius: 50%;
  color: var(--_play-ink);
  background: var(--_play);
`;

/** Lucide: skip-forward; mirrored for skip-back. */
function SkipIcon({ isBack = false }: { readonly isBack?: boolean | undefined }) {
  return (
    <PageIcon size={24}>
      <path
        transform={isBack ? 'rotate(180 12 12)' : undefined}
        d="M21 4v16M6.029 4.285A2 2 0 0 0 3 6v12a2 2 0 0 0 3.029 1.715l9.997-5.998a2 2 0 0 0 .003-3.432z"
      />
    </PageIcon>
  );
}
