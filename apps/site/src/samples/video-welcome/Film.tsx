import { PauseIcon, PlayIcon } from '@waypage/ui';
import { mixins } from '@waypage/ui/theme';
import { useState } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { keyframes, styled } from 'styled-components';
import { WideImage } from '../PageParts.tsx';

/** A drawn film of eleven seconds that ends on its last image. Not shown without scripts or with reduced motion. */
export function Film() {
  const { t } = useTranslation(['sample-video-how-to']);
  const [state, setState] = useState<'rest' | 'playing' | 'paused'>('rest');
  const isPlaying = state === 'playing';
  return (
    <Root data-state={state}>
      <WideImage src="/images/pages/oven-place.svg" width={360} height={372} />
      <Dome src="/images/pages/oven-dome.svg" width={360} height={372} />
      <Fire viewBox="0 0 360 372" aria-hidden="true">
        <g>
          <path
            fill="#fe6937"
            d="M142.7 291.5c-3-15 6-22 10-34 2-6 3-14 2-20.5 9 6 14 15 16.8 25.5 2-9 10-15 15-22 4 16 26 28 25 46l-1 5z"
          />
        </g>
        <g>
          <path
            fill="#f1c75b"
            d="M163 291.5c-2-12 7-19 11-29.5 5 5 7 11 11 17 2-4 5-7 8-9.5 1 8 6 13 6 22z"
          />
        </g>
      </Fire>
      <Play
        type="button"
        aria-pressed={isPlaying}
        aria-label={t('sample-video-how-to:howTo.play')}
        onClick={() => setState(isPlaying ? 'paused' : 'playing')}
      >
        {isPlaying ? <PauseIcon size={30} /> : <PlayIcon size={30} />}
      </Play>
      <Track>
        <span onAnimationEnd={() => setState('rest')} />
      </Track>
    </Root>
  );
}

const rise = keyframes`
  from { clip-path: inset(78% 0 0); }
  75%, to { clip-path: inset(38% 0 0); }
`;

const light = keyframes`
  from, 80% { opacity: 0; }
  85%, to { opacity: 1; }
`;

const flicker = keyframes`
  from { transform: scale(1); }
  to { transform: scale(0.92, 1.08); }
`;

const run = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(1); }
`;

const Root = styled.div`
  position: relative;

  &:not([data-state='rest']) {
    & > img + img {
      animation: ${rise} 11s steps(9, end);
    }

    & > svg {
      animation: ${light} 11s linear;
    }

    & > svg > g {
      animation: ${flicker} 420ms ease-in-out infinite alternate;
    }

    & > svg > g + g {
      animation-duration: 310ms;
    }

    & > div > span {
      animation: ${run} 11s linear;
    }
  }

  &[data-state='paused'] * {
    animation-play-state: paused !important;
  }
`;

const Dome = styled(WideImage)`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
`;

const Fire = styled.svg`
  position: absolute;
  inset: 0 0 auto;
  inline-size: 100%;

  g {
    transform-origin: 180px 291px;
  }
`;

const Play = styled.button`
  ${mixins.buttonReset}
  position: absolute;
  inset-block-end: 24px;
  inset-inline-start: 22px;
  display: grid;
  place-items: center;
  inline-size: 72px;
  block-size: 72px;
  color: #15140f;
  background: #f3ebdd;

  @media (scripting: none), (prefers-reduced-motion: reduce) {
    display: none;
  }
`;

const Track = styled.div`
  block-size: 4px;
  background: #463b30;

  span {
    display: block;
    block-size: 100%;
    background: #f1c75b;
    transform: scaleX(0.22);
    transform-origin: 0 0;
  }
`;
