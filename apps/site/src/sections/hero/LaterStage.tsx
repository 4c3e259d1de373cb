import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { HeroStageProps } from './HeroStage.tsx';
import { findStage, loadShownStage } from './later-stage.ts';

interface Props extends HeroStageProps {
  /** Whether the window is wide enough for the stage, as far as the page knows. */
  readonly isShown: boolean;
}

/**
 * The place of the stage. Where nobody sees it, its prerendered HTML stays as it is and its code is not loaded;
 * React neither compares nor touches what stands there.
 */
export function LaterStage({ isShown, ...props }: Props) {
  const [Stage, setStage] = useState(findStage);
  useEffect(() => {
    if (Stage || !isShown) return undefined;
    let isHere = true;
    loadShownStage().then(
      () => {
        if (isHere) setStage(findStage);
      },
      // The stage stays as it was written; the next change of the window asks again.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [Stage, isShown]);
  if (!Stage) {
    return <Place suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  return (
    <Place>
      <Stage {...props} />
    </Place>
  );
}

const Place = styled.div`
  display: contents;
`;
